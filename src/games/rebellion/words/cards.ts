import type { ActionId } from '../engine/actions.ts';
import type { ObjectiveId } from '../engine/objectives.ts';
import type { Language, Localized } from '../../../rules/languages.ts';
import { UNPRINTED_MISSIONS } from './missions.ts';

const named = (uk: string, ru: string): Localized<string> => ({ uk, ru });

/** Cards that no booklet names in these languages: their names are our translations. */
const UNPRINTED: Readonly<Partial<Record<ActionId | ObjectiveId, Localized<string>>>> = {
  'brilliant-administrator': named('Блискучий керівник', 'Блестящий управленец'),
  'more-dangerous-than-you-realize': named(
    'Небезпечніші, ніж ви гадаєте',
    'Опаснее, чем вы думаете',
  ),
  blindside: named('Удар із засідки', 'Удар исподтишка'),
  'boba-fett-where': named('Боба Фетт? Де?', 'Боба Фетт? Где?'),
  'catch-them-by-surprise': named('Заскочити зненацька', 'Застать врасплох'),
  'fully-operational': named('Повна готовність', 'Полная готовность'),
  'good-intel': named('Надійні відомості', 'Надёжные сведения'),
  'local-rumors': named('Місцеві чутки', 'Местные слухи'),
  'public-support': named('Народна підтримка', 'Народная поддержка'),
  'ready-for-action': named('Готові до дії', 'Готовы к действию'),
  'scouting-mission': named('Розвідувальний політ', 'Разведывательный полёт'),
  'human-cyborg-relations': named('Стосунки людей і кіборгів', 'Отношения людей и киборгов'),
  'rebel-planning': named('План повстанців', 'План повстанцев'),
  'resourceful-astromech': named('Винахідливий астромех', 'Находчивый астромех'),
  'start-the-evacuation': named('Почати евакуацію', 'Начать эвакуацию'),
  'temporary-alliance': named('Тимчасовий союз', 'Временный союз'),
  ambush: named('Засідка', 'Засада'),
  'an-old-friend': named('Давній друг', 'Старый друг'),
  'independent-operation': named('Незалежна справа', 'Независимое дело'),
  'its-a-trap': named('Це пастка!', 'Это ловушка!'),
  'noble-sacrifice': named('Шляхетна жертва', 'Благородная жертва'),
  'son-of-skywalker': named('Син Скайвокера', 'Сын Скайуокера'),
  'target-the-star-destroyers': named('Ціль — зоряні руйнівники', 'Цель — звёздные разрушители'),
  undercover: named('Під прикриттям', 'Под прикрытием'),
  'wookiee-guardian': named('Вукі-охоронець', 'Вуки-защитник'),
  'cut-supply-lines': named('Перерізати постачання', 'Перерезать снабжение'),
  'defend-the-people': named('Захистити людей', 'Защитить людей'),
  'rebel-assault': named('Наступ повстанців', 'Наступление повстанцев'),
  'heart-of-the-empire': named('Серце Імперії', 'Сердце Империи'),
  'leave-no-one-behind': named('Нікого не кинути', 'Никого не бросить'),
  liberation: named('Визволення', 'Освобождение'),
  'popular-support': named('Любов народу', 'Любовь народа'),
  'establish-outposts': named('Закласти форпости', 'Заложить форпосты'),
  'inspire-sympathy': named('Здобути співчуття', 'Вызвать сочувствие'),
  'major-victory': named('Велика перемога', 'Большая победа'),
};

/** Names of cards that the glossary does not have; what they do is printed on them. */
export const unprintedCards = (
  language: Language,
): Readonly<Record<string, { readonly name: string; readonly definition: string }>> =>
  Object.fromEntries(
    [
      ...Object.entries(UNPRINTED).map(([id, name]) => [id, name] as const),
      ...Object.entries(UNPRINTED_MISSIONS).map(([id, { ours }]) => [id, ours] as const),
    ].map(([id, name]) => [id, { name: name[language], definition: '' }]),
  );

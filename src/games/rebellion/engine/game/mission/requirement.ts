import type { LeaderId } from '../../leaders.ts';
import { missionOf } from '../../missions.ts';
import type { MissionId } from '../../missions.ts';
import { sheetOf, SKILLS } from '../../skills.ts';
import type { Skill } from '../../skills.ts';

export const iconsOf = (leaders: readonly LeaderId[], skill: Skill): number =>
  leaders.reduce((sum, id) => sum + sheetOf(id)[skill], 0);

/** Where descriptions of a card disagree about the skill, any of them will do. */
export const meetsRequirement = (card: MissionId, leaders: readonly LeaderId[]): boolean => {
  const { skill, icons } = missionOf(card);
  const skills = skill ? [skill] : SKILLS;
  return leaders.length > 0 && skills.some((one) => iconsOf(leaders, one) >= icons);
};

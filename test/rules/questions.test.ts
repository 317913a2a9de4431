import { describe, expect, it } from 'vitest';
import { gameOf } from '../../src/rules/ask/select.ts';
import { contentModel } from './support/content.ts';

const { questions } = gameOf(await contentModel(), 'rebellion').quick;
const answering = (word: string): string | undefined =>
  questions.find(({ question }) => question.uk.includes(word))?.rule;

describe('the questions on the page of Rebellion', () => {
  it.each([
    ['who moves first', 'першим', 'rebellion.command-phase.first-turn'],
    ['how to retreat', 'відступити', 'rebellion.combat.retreat'],
    ['what a leader may oppose', 'завадити лідер', 'rebellion.missions.resolve-or-attempt'],
    ['when the base is revealed', 'розкривають базу', 'rebellion.rebel-base.must-reveal'],
    ['what to do when figures run out', 'закінчилися фігурки', 'rebellion.component-limits.units'],
  ])('include %s', (_, word, rule) => {
    expect(answering(word)).toBe(rule);
  });

  it('are asked once each', () => {
    expect(new Set(questions.map(({ question }) => question.uk)).size).toBe(questions.length);
  });
});

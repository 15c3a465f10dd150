import { counterFor } from '../../plural.ts'

const count = counterFor('en')

export const coach = {
  title: 'Coach',
  ask: 'Ask the coach',
  leave: 'Leave the coach',
  replay: 'To the replay',
  whose: 'Whose game?',
  fair: 'Every turn is judged only by what this player could see at that moment.',
  notOverHint: 'The coach speaks when it has ended.',

  how: 'How closely shall the coach look?',
  quick: 'Quick look',
  quickHint: 'a few seconds',
  thorough: 'Thorough look',
  thoroughHint: 'up to half a minute',
  deeper: 'Look more thoroughly',
  running: 'The coach is going through the game …',
  percent: (done: string) => `${done} done`,
  stop: 'Stop',
  failed: 'The analysis broke off. Please try again.',
  summary: (turns: number, better: number) =>
    `${count(turns, { one: 'turn', other: 'turns' })} with a choice; something clearly better was possible in ${better}.`,

  course: 'Course of the game',
  winChance: 'Chance to win',
  points: 'Expected VP',
  decision: 'Turn',
  reading: (place: string, chance: string, points: string) =>
    `${place}: chance to win ${chance}, ${points} VP expected`,
  figures: 'The figures as a table',
  when: 'When',
  marked: (number: number) => `turning point ${number}`,
  praised: 'well played',

  turningPoints: 'Turning points',
  noPoints: 'None: nothing was clearly better than what was played.',
  played: 'Played',
  better: 'Better',
  next: 'Next best',
  prospect: (chance: string, points: string) => `${chance} to win · ${points} VP`,
  why: 'Why that is better',
  look: 'See it in the replay',
  tryIt: 'Try it',
  tryHint: 'Play on from here against computers',
  finds: 'Well played',
  whyGood: 'Why it was good',

  quiz: 'Quiz',
  quizHint: (amount: number) =>
    `${count(amount, { one: 'position', other: 'positions' })} from this game. What would you play there?`,
  begin: 'Start the quiz',
  question: (number: number, all: number) => `Question ${number} of ${all}`,
  what: 'What would you play?',
  right: 'Right, that is the best.',
  wrong: 'Something else is better.',
  wasPlayed: 'played in the game',
  yours: 'your answer',
  best: 'the best',
  onward: 'Next question',
  toScore: 'To the result',
  score: (right: number, all: number) => `${right} of ${all} right`,
  again: 'Once more',
  back: 'Back to the coach',
} as const

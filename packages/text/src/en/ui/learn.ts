/** The guided first game, and the hints of a game against computer players. */
export const learn = {
  start: 'Learn to play',
  startLine: 'a guided first round, ten minutes',

  panel: 'Guided first game',
  part: (number: number, all: number) => `Part ${number} of ${all}`,
  next: 'Go on',
  doIt: 'Do it for me',
  more: 'More about this lesson',
  again: 'Start again',
  leave: 'End the lesson',
  wait: 'One moment: your neighbour is playing.',
  astray: 'This game has gone a way of its own, and the lesson cannot follow. You can play on freely or start again.',
  /** Something else was touched than what the lesson asks for. */
  steered: {
    early: 'Your turn is not over yet: there is still something to do.',
    trade: 'That is allowed, but today every good and every coin has its place. Keep it a little longer.',
    other: 'That would be possible, too. For this lesson please take what is framed.',
    later: 'A good idea for another time. First things first:',
  },
  ending: {
    full: 'Play a whole game, with hints',
    on: 'Play this game on',
    back: 'Back to the start',
  },

  hints: {
    title: 'Hints',
    tool: 'Hint (H)',
    off: 'Hints are switched off in this game.',
    what: 'With them the computer tells you what it would do in your place. It knows only what you can see.',
    on: 'Switch hints on',
    turnOff: 'Switch hints off',
    thinking: 'The computer puts itself in your place …',
    nothing: 'There is nothing for you to decide now.',
    failed: 'No hint this time. Please try again.',
    retry: 'Try again',
    close: 'Close the hints',
    best: 'Best moves, by the computer’s reckoning',
    points: (points: number) => `about ${points} VP`,
    chance: (percent: number) => `${percent}% to win`,
    note: 'Your VP at the end of the game and your chance to win, as the computer expects them.',
    noteSolo: 'Your VP at the end of the game, as the computer expects them.',
  },
} as const

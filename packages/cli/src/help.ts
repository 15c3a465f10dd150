const HELP = `La Granja in a terminal. An unofficial fan implementation.

  granja [play] [options]        play against computer players
  granja simulate [options]      let computer players play many games and count
  granja replay FILE             tell a saved game again
  granja analyse FILE [options]  find the turning points of a saved game, and what was better
  granja arena [options]         let computer players play against each other and compare them
  granja ladder [options]        play the standard matches and write them down with a plot
  granja balance [options]       count what is used and what wins in games between Farmers
  granja train [options]         learn the weights of the strongest player by self-play
  granja train helpers [options] find out by self-play what each helper is worth
  granja components print classic|deluxe [--json]
                                 what is printed on the parts, and where each value comes from
  granja components check FILE   tell whether a set of your own can be played, else why not
  granja help [COMMAND]          this page, or what one command can be told

Options of play
  --players 1..4                 how many sit at the table (default 3); 1 is the solo game
  --edition classic|deluxe       (default classic)
  --seat 0..3                    your seat (default 0)
  --seed TEXT                    the same text gives the same game
  --names A,B,C                  names by seat
  --simultaneous                 farm steps 1 to 3 are played by all at once
  --up-front                     bought deliveries are paid for in one go
  --hidden-scores                other players' points stay covered until the end
  --no-quick                     ask even where only one action is possible
  --against NAME                 random, novice, farmer, steward or lagranja (default farmer)
  --auto                         your seat is played by the computer too
  --load FILE                    go on with a saved game
  --components FILE              play with a component set of your own

Options of simulate: games between players who choose at random
  --games N                      how many games (default 100)
  --players 1..4                 (default 3)
  --edition classic|deluxe       (default classic)
  --seed TEXT                    (default “granja”)
  --components FILE              play with a component set of your own

Options of analyse
  --seat 0..3                    whose game (default: everybody’s)
  --iterations N                 how many steps it may think about a turn that matters (default 160)
  --names A,B,C                  names by seat
  --json                         everything as one line of JSON

Options of arena
  --bots A,B,C,D                 random, novice, farmer, steward, lagranja, reference or learned;
                                 the last one takes the seats that are left; steward@100: for 100 ms
  --players 1..4                 (default: as many as bots are named); 1 is the solo game
  --games N                      how many games (default 100); seats rotate
  --edition classic|deluxe       (default classic)
  --seed TEXT                    (default “granja”)
  --ms N, --iterations N         how long, or how many steps, each bot may think about a decision
  --json                         the outcome as one line of JSON

Options of ladder
  --games N                      games per match (default 400); goes on where an earlier climb ended
  --minutes N                    stops after that time, when the games at hand are over
  --only TEXT                    only matches whose title contains it, e.g. “steward against farmer”
  --again                        forgets the games of earlier climbs
  --quick                        24 games per match and a fifth of the thinking time
  --out FILE                     where to write (default docs/ladder.md, .svg and .json beside it)

Options of balance
  --games N                      how many games (default 2000)
  --edition classic|deluxe       (default classic)
  --seed TEXT                    (default “granja”)

Options of train
  --generations N, --games N     how many generations (default 6) of how many games (default 1000)
                                 learn from what became of the farms
  --tries N, --pairs N           how many generations (default 12) of how many pairs of games
                                 (default 1200) learn from what it brings to play differently
  --seed TEXT                    (default “granja”); the same text gives the same file
  --out FILE                     where to write (default packages/bots/src/learned.ts)

Options of train helpers
  --games N                      how many games (default 4000)
  --seed TEXT                    (default “granja”); the same text gives the same file
  --out FILE                     where to write (default packages/bots/src/worths.ts)

A set of your own: write one with “granja components print classic --json > own.json”, change what
your parts show, and look at it with “granja components check own.json”.

Set NO_COLOR to see everything without colours.
`

/** The options of one command where it has any, else the whole page. */
export function helpOn(command = ''): string {
  const sections = HELP.trimEnd()
    .split('\n\n')
    .filter(section => command === /^Options of ([a-z]+)/.exec(section)?.[1])
  return sections.length === 0 ? HELP : `${sections.join('\n\n')}\n`
}

export const SOURCES_HELP =
  'Where values come from: “rulebook”: the rulebooks print it; “public”: a public description gives it; “inferred”: it ' +
  'follows from those; “house”: no text prints it, so it is our own.'

export const PLAY_HELP = `
  a number      do what stands beside it in the list
  ?             this page
  table         draw the whole table again
  hand          your cards, with all four sides
  card NAME     any card, e.g. “card coachman”
  log           what happened in this round; “log all” for the whole game
  save FILE     write the game to a file; npm run granja -- --load FILE goes on with it
  quit          leave
  an action     in short notation, e.g. “sell olive store”; if it is not possible, you are told why

  On a card     ← field   ↑ barrow and its VP   → extension   ↓ helper
  On the table  ▪ a marker lies there   ▫ still empty   ◂ has the turn
  Market        the number in the frame is the hex, inside are its value and the stall on it
`

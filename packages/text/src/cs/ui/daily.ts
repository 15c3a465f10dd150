import type { Ui } from '../../ui.ts'
import { count, outOf } from '../names.ts'

const IN_A_ROW = { one: 'den v řadě', few: 'dny v řadě', many: 'dne v řadě', other: 'dní v řadě' }

/** The solo game of the day. */
export const daily: Ui['daily'] = {
  link: 'Výzva dne',
  title: 'Výzva dne',
  about:
    'Dnes mají všichni stejnou sólovou hru. Počítá se tvoje první hra. Potom ji můžeš hrát pro cvik, kolikrát chceš.',
  next: time => `Další hra: ${time}.`,
  play: 'Hrát dnešní hru',
  playLine: 'počítá se',
  goOn: 'Hrát dál',
  practise: 'Hrát pro cvik',
  gone: 'Hra, která se počítá, už na tomto zařízení není. Teď hraješ pro cvik.',
  result: points => `Tvůj výsledek: ${points} VB`,
  place: (rank, all) => `${rank}. místo ${outOf(all)}`,
  enter: 'Zapsat výsledek',
  entering: 'Výsledek se zapisuje…',
  waits: 'Výsledek zůstává tady a zapíše se, jakmile bude server dostupný.',
  late: day => `Zapsán výsledek: ${day}.`,
  streak: days => count(days, IN_A_ROW),
  today: 'Dnes',
  yesterday: 'Včera',
  offline: 'Server není dostupný, proto chybí výsledky. Hrát se dá i tak.',
  rank: 'Místo',
  name: 'Jméno',
  points: 'VB',
  silver: 'Stříbrné',
  at: 'Zapsáno',
  empty: 'Zatím nikdo nezapsal výsledek.',
  nobody: 'Nikdo nezapsal výsledek.',
  you: 'ty',
  more: (shown, all) => `Nejlepší výsledky: ${shown} ${outOf(all)}.`,
  numbers: 'Tvoje čísla',
  results: 'Výsledky dne',
  refused: {
    entered: 'Výsledek pro tento den už je zapsaný. Počítá se jeden.',
    notYet: 'Pro server tento den ještě nezačal. Jdou hodiny zařízení správně?',
    tooLate: 'Na zapsání výsledku pro tento den už je pozdě.',
    otherEngine: 'Server má jiná pravidla než tato stránka. Načti stránku znovu.',
    otherGame: 'Tohle není hra toho dne.',
    tooLong: 'Tahle hra má víc tahů, než server prověřuje.',
    impossible: 'Server nedokázal hru přehrát: jeden z tahů není možný.',
    unfinished: 'Tahle hra není dohraná.',
  },
}

import type { Book } from '../../book.ts'

export const rulings2: Pick<Book['rulings'], `R${13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24}`> = {
  R13: {
    title: 'Žádné pole pro stánek',
    question: 'Všechna přístupná pole mé hodnoty jsou obsazená a žádný stánek nejde nahradit.',
    answer: 'Stojí-li tam jen stánky tvé vlastní nebo chráněné, žádný stánek nestavíš.',
    reason: 'Pravidla říkají, jak nahradit stánek jiného hráče. Případ, že žádný takový není, v nich chybí.',
  },
  R14: {
    title: 'Pořadí při plném trakaři',
    question: 'Co přijde první, když je trakař plný?',
    answer: 'VB, jeho žetony do zásoby, komodita, karta mezi odhozené, stánek a nakonec sousední stánky.',
    reason:
      'V pravidlech se žetony vracejí o něco později. Vrátí-li se dřív, mohou posloužit jako komodita a stánek, a na tom záleží tomu, komu žetony chybějí (R1).',
  },
  R15: {
    title: 'Neutrální stánky',
    question: 'Je neutrální stánek stánkem soupeře?',
    answer: 'Ano, ve všem: při vytlačování, při nahrazování i pro pomocníky, kteří mluví o soupeřích.',
    reason: 'Pravidla dávají 1 VB za jeho odstranění a zbytek nechávají otevřený.',
  },
  R16: {
    title: 'Zakoupené dodávky po jedné',
    question: 'Musím všechny zakoupené dodávky zaplatit, než provedu první?',
    answer:
      'Ne. Každou platíš, když ji provádíš, takže odměna za jednu může zaplatit další. Přísněji se hraje s možností „Dodávky placené předem“.',
    reason: 'První pravidla je chtějí koupit najednou; pozdější pořadí neuvádějí.',
  },
  R17: {
    title: 'Kolik dodávek koupit',
    question: 'Během kupování dodávek zahraju rozšíření se symbolem dodávky. Počítá se už?',
    answer: 'Ne. Počet se určí, když začíná tvůj tah v §8.4.',
    reason: 'Žádná pravidla neříkají, kdy počítat. Když se počítá jednou, počet během čerpání neroste.',
  },
  R18: {
    title: 'Pomocníci na konci',
    question: 'Mění pomocníci závěrečný prodej?',
    answer:
      'Ano. Prodejní ceny jsou ty z tvé farmy a pomocníci, kteří působí na konci hry, přijdou dřív, než se stříbrné promění ve VB.',
    reason: 'Pravidla mluví o obvyklé ceně a na pomocníky nemyslí. Bereme cenu, kterou dostáváš vždycky.',
  },
  R19: {
    title: 'Kam přijde neutrální stánek',
    question: 'Několik polí trhu je pro neutrálního hráče stejně dobrých.',
    answer:
      'Nejdřív se hledí na sousední prázdná pole s vyšší hodnotou, pak na vzdálenost od jiných neutrálních stánků; trvá-li shoda, vyhrává nejnižší číslo.',
    reason:
      'Pravidla spojují dvě měřítka slovem „nebo“, liší se v nich a poslední shodu nerozhodují. Počítač potřebuje jednu jistou odpověď.',
  },
  R20: {
    title: 'Karta neutrálního hráče',
    question: 'Kam jde karta, kterou neutrální hráč otočil?',
    answer: 'Mezi odhozené.',
    reason: 'Žádná pravidla to neříkají. Právě tam jde každá karta, kterou už všichni viděli.',
  },
  R21: {
    title: 'Jsou body tajné?',
    question: 'Smím své vítězné body skrývat?',
    answer: 'V obou vydáních jsou body veřejné. Možnost „Zakryté body“ zakryje součty ostatních až do konce.',
    reason:
      'Klasická pravidla skrývání dovolují, deluxe ne. Každý bod se získává veřejně, takže kdo počítá, součet stejně zná.',
  },
  R22: {
    title: 'Střecha na kartě Stavitel skladů',
    question: 'Smím odhodit kartu Stavitel skladů, když na ní leží střecha?',
    answer: 'Ne, dokud tam střecha leží.',
    reason: 'Střechy se nikdy neodevzdávají a tato by padla se svým pomocníkem.',
  },
  R23: {
    title: 'Tahy v kole',
    question: 'Kdy přesně jsem na tahu?',
    answer:
      'V kroku karet; mezi příjmem a růstem; v kroku střech; s každou ze tří kostek; než se pohne tvůj žeton siesty; při dodávkách zdarma; a při zakoupených. Před tím, co takový tah žádá, mezi tím i potom smíš obchodovat a používat střechy a pomocníky, ne však uprostřed jednoho efektu. Tah končí, když to řekneš.',
    reason: 'Pravidla říkají „ve svém tahu“ a tahy nikde nevypočítávají. Bez seznamu nikdo neví, kdy už je pozdě.',
  },
  R24: {
    title: 'Pořadí při plném řádku',
    question: 'Co přijde první, když je řádek plný?',
    answer:
      'Žetony do zásoby, VB za první dokončení, otevření blokované budovy s jejím VB, žeton řemesla s VB za kolo, bonus hokynářství a nakonec okamžitá schopnost. Pokud se jí něco dokončí, proběhne to celé, než cokoli jiného pokračuje.',
    reason:
      'Pravidla říkají totéž na různých místech. Budova musí být otevřená před schopností, protože kolářova dodávka může jít právě tam.',
  },
}

import type { Book } from '../../book.ts'

export const ends = {
  '9': {
    title: 'Fáze bodování',
    short: '1 VB za každý tvůj stánek a VB vedle tvého žetonu siesty.',
    long: [
      {
        steps: [
          'Z použitých pomocníků se sejme označení; v příštím kole jsou připraveni.',
          'Každý stánek na trhu vynese svému majiteli 1 VB. Žetony vlastnictví u budov nevynášejí nic.',
          'Každý žeton siesty vynese tolik, kolik ukazuje jeho pole.',
          'Působí pomocníci této fáze, podle pořadí hráčů.',
          'Všechny žetony siesty se vrátí na nejspodnější pole, naskládané podle pořadí hráčů, žeton prvního hráče navrch.',
          'Střechy, které nikdo nekoupil, odejdou a otočí se ty pro příští kolo.',
          'Nové žetony řemesel se otočí na stranu s trvalým efektem.',
        ],
      },
      'Akce vykonatelné kdykoli v této fázi nejsou. Po 6. kole se poslední tři kroky vynechají.',
    ],
  },
  '10': {
    title: 'Konec hry',
    short: 'Po 6. kole se tvé zdroje a komodity promění ve stříbrné a každých 5 stříbrných v 1 VB.',
    long: [
      'Všechny zdroje ve skladech a v chlívku se prodají za tvé ceny a každá komodita vynese 4 stříbrné. Úroda na polnostech, jídlo, víno a uzené maso nevynesou nic. Potom se každých 5 stříbrných promění v 1 VB; co zbude, rozhoduje při shodě.',
      'Pomocníci, kteří mluví o prodejních cenách nebo o konci hry, se započítají předtím (R18). Všechno proběhne samo.',
    ],
  },
  '11': {
    title: 'Sólová hra',
    short: 'Hraješ proti neutrálnímu hráči, který bere kostky a staví stánky. Měřítkem je tvůj vlastní výsledek.',
    long: [
      'Vylosuje se jeden z žetonů pořadí tahu 2 a 3. S dvojkou jsi na prvním místě a tvůj stánek stojí na středovém poli 2, s trojkou na druhém místě a stánek stojí na poli 3; neutrální stánek stojí na tom zbývajícím. V každém kole leží lícem vzhůru dvě střechy a každá budova má jeden žeton řemesla.',
      'Výnos: kostek je pět. Jsi-li na prvním místě, vezmeš si kostku, jedna se odhodí, vezmeš si kostku, jedna se odhodí. Jsi-li na druhém, odhodí se jedna před každým tvým výběrem. Poslední kostka je v obou případech tvoje. V kolech 1 až 3 se odhazuje nejnižší kostka, od 4. kola nejvyšší.',
      'Přeprava: neutrální hráč otočí vrchní kartu a postaví stánek na pole trhu s hodnotou jejího trakaře; po celé tvé Fázi přepravy, jsi-li na prvním místě, a než si vybereš oslíka, jsi-li na druhém. Přednost má, v tomto pořadí:',
      {
        steps: [
          'pole, které odstraní nejvíc tvých stánků, včetně nahrazeného;',
          'pole, se kterým sousedí nejméně prázdných přístupných polí s vyšší hodnotou;',
          'pole nejdál od jiných neutrálních stánků;',
          'nejnižší číslo (R19).',
        ],
      },
      'Nahrazuje se jen tehdy, když žádné pole té hodnoty není prázdné. Neutrální hráč neboduje. Tvoje siesta rozhoduje jen o místě v příštím kole (R25).',
    ],
  },
  D: {
    title: 'Vydání deluxe',
    short: 'Stejná hra s více druhy střech, jiným trhem pro málo hráčů a veřejnými body.',
    long: [
      'Hraje se tu jen základní hra, bez modulů.',
      'Nové jsou tyto střechy: 3 nebo 4 stříbrné; dvě vylepšení zdarma; jedno vylepšené zboží; zakoupená dodávka (R27); změna kostky (R28); příjem ještě jednou (R29); stánek (R30) a zdvojnásobení místa pro střechu (R31).',
      'Použitého pomocníka označuje žeton vyčerpání, který nepatří mezi tvých 25 hráčských žetonů (R2). Není-li na trhu prázdné pole dané hodnoty, můžeš místo nahrazení jiného stánku svůj stánek oželet.',
    ],
  },
} satisfies Partial<Book['sections']>

import type { Book } from '../../book.ts'

export const transport = {
  '8': {
    title: 'Fáze přepravy',
    short: 'Vyber oslíka, odpočiň si při siestě, proveď dodávky zdarma a několik si jich přikup.',
    long: [
      'Oslík rozhoduje o tom, jak daleko postoupí tvůj žeton siesty, i o tom, kolik smíš dodat. Čím víc jednoho, tím míň druhého.',
    ],
  },
  '8.1': {
    title: 'Výběr oslíka',
    short: 'Všichni si skrytě vyberou jednoho ze svých nepoužitých oslíků a odhalí je najednou.',
    long: [
      'Brašny na oslíkovi jsou dodávky zdarma, klobouky jsou kroky siesty.',
      'Použitý oslík zůstává stranou. Na začátku Fáze přepravy ve 4. kole se všichni čtyři vrátí a kola 4 až 6 probíhají jako kola 1 až 3: v každé polovině hry zůstane jeden oslík doma.',
    ],
  },
  '8.2': {
    title: 'Siesta a nové pořadí hráčů',
    short:
      'Tvůj žeton siesty postoupí o tolik kroků, kolik má oslík klobouků. Kdo je nejdál, hraje od té chvíle první.',
    long: [
      'Žetony postupují podle dosavadního pořadí hráčů. Žádný nejde za poslední pole; kde už leží jiné, položí se navrch. Ze sloupečku odchází žeton vždy sám.',
      'Potom se určí pořadí: nejdřív nejvzdálenější žeton, na společném poli vyšší před nižším. Platí hned, a také ve Fázi farmaření a Fázi výnosu příštího kola.',
      'Počítají se i kroky, které dříve v kole daly kostky, střechy a pomocníci. Pozdější kroky zvýší tvé VB v §9, ale pořadí už nezmění.',
    ],
  },
  '8.3': {
    title: 'Dodávky zdarma',
    short: 'Podle nového pořadí provede každý tolik dodávek, kolik ukazuje jeho oslík, všechny najednou.',
    long: [
      'Dodávka vezme jeden kus z polnosti, skladu, chlívku nebo místa pro komodity a dá ho na volný symbol stejného druhu: v řádku budovy řemeslníka (§8.3.1), nebo na některém z tvých trakařů (§8.3.3). Dodávky můžeš rozdělit na více míst.',
      'Co nevyužiješ, propadne. S trvalým efektem žetonu koláře máš o jednu víc.',
      'Dodávky z kostek, střech a žetonů řemesel se řídí stejnými pravidly v kterékoli fázi a počítá se číslo aktuálního kola.',
    ],
  },
  '8.3.1': {
    title: 'Budovy řemeslníků',
    short: 'Naplň řádek a získáš tolik VB, kolikáté je kolo, žeton řemesla a hned i jeho okamžitou schopnost.',
    long: [
      'První dodávkou si obsadíš prázdný řádek na celou hru. Symboly se dají plnit v libovolném pořadí a po několik kol. Každou budovu můžeš dokončit jednou. Blokovaná budova nic nepřijímá (§8.3.2).',
      'Když je řádek plný, stane se toto (R24):',
      {
        steps: [
          'Jeden hráčský žeton zůstane jako žeton vlastnictví, ostatní se vrátí do zásoby.',
          'Kdo tuto budovu dokončil jako vůbec první, vezme si 1 VB, který tam leží, a otevře se jedna blokovaná budova.',
          'Vezmeš si žeton řemesla a tolik VB, kolikáté je kolo. Hokynářství s trvalým efektem přidá své 2 VB.',
          'Proběhne okamžitá schopnost žetonu, teď, nebo nikdy.',
        ],
      },
      'Od příštího kola má žeton svůj trvalý efekt.',
    ],
  },
  '8.3.2': {
    title: 'Blokované budovy',
    short:
      'Pokaždé, když je některá budova dokončena poprvé, zmizí nejnižší žeton pořadí budov a jeho budova se otevře.',
    long: [
      'Otevře se hned a pro všechny a hráč, který to způsobil, si vezme 1 VB vedle žetonu. Stane se to třikrát; potom jsou všechny budovy otevřené.',
      'Dokončení budovy, kterou už před tebou dokončil někdo jiný, nic neotevře.',
    ],
  },
  '8.3.3': {
    title: 'Trakaře a trh',
    short: 'Plný trakař přinese VB, komoditu a stánek. Stánek vytlačí sousední stánky ostatních s nižší hodnotou.',
    long: [
      'Trakaře se plní jako řádky, v libovolném pořadí a po několik kol. Když je některý plný, stane se toto (R14):',
      {
        steps: [
          'Získáš VB, které jsou na něm uvedeny, a jeho hráčské žetony se vrátí do zásoby.',
          'Dostaneš obchodní komoditu a karta jde mezi odhozené.',
          'Musíš postavit stánek na prázdné přístupné pole trhu přesně té hodnoty.',
          'Každý stánek jiného hráče na sousedním poli s nižší hodnotou je odstraněn a ty si za každý vezmeš 1 VB.',
        ],
      },
      'Jsou-li všechna přístupná pole té hodnoty obsazená, nahradíš na některém z nich stánek jiného hráče, také za 1 VB; potom jako obvykle přijdou na řadu sousední. Nejde-li žádný cizí nahradit, stánek nestavíš (R13).',
      'Sousední stánky na polích se stejnou nebo vyšší hodnotou zůstávají a tvé vlastní také.',
    ],
  },
  '8.4': {
    title: 'Zakoupené dodávky',
    short:
      'Podle pořadí hráčů si smíš koupit dodávky, každou za 1 stříbrný: jednu a další za každý symbol dodávky na svých rozšířeních.',
    long: [
      'Zaplatíš jednu, provedeš ji a pak se rozhodneš o další, takže co vynese první, tím můžeš zaplatit druhou (R16). Jejich počet se určí na začátku tvého tahu (R17).',
      'Kolář tu nic nepřidává.',
    ],
  },
} satisfies Partial<Book['sections']>

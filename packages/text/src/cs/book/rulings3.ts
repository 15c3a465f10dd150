import type { Book } from '../../book.ts'

export const rulings3: Pick<Book['rulings'], `R${25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 36}`> = {
  R25: {
    title: 'První místo v sólové hře',
    question: 'Jak daleko musí být můj žeton siesty, aby mi v příštím kole patřilo první místo?',
    answer: 'Aspoň tři kroky nad začátkem. Zjišťuje se to, než se žetony vrátí.',
    reason: 'Pravidla jmenují třetí pole a neříkají, odkud počítat. Nejspodnější pole má ve všech číslo 0.',
  },
  R26: {
    title: 'Trh v sólové hře',
    question: 'Jsou v klasické sólové hře pole s X nepřístupná?',
    answer: 'Ano.',
    reason:
      'Klasická pravidla je zavírají pro dva a tři hráče a na jediného zapomínají, i když potřebuje trh ještě menší.',
  },
  R27: {
    title: 'Střecha se zakoupenou dodávkou',
    question: 'Stojí tato dodávka něco a počítá se do §8.4?',
    answer: 'Stojí tolik co v §8.4, 1 stříbrný, nebo na kolik ji upraví tvoji pomocníci, a přičítá se k počtu tam.',
    reason: 'Pravidla deluxe jí říkají zakoupená dodávka a víc o ní neprozrazují.',
  },
  R28: {
    title: 'Střecha, která mění kostku',
    question: 'Kterou kostku lze změnit, kdy a o kolik?',
    answer:
      'Tvou první nebo druhou kostku, když už je tvoje, ale ještě není vyhodnocená; přesně o číslo na střeše, nahoru nebo dolů, nikdy mimo 1 až 6. Společnou poslední kostku změnit nejde.',
    reason: 'Pravidla deluxe mluví o kostce, kterou si hráč vzal, a o 6 jako nejvyšší hodnotě. Ostatní z toho plyne.',
  },
  R29: {
    title: 'Střecha s příjmem',
    question: 'Co všechno zahrnuje „příjem ještě jednou“?',
    answer: 'Celý krok příjmu: rozšíření, žetony řemesel i pomocníky.',
    reason: 'Pravidla deluxe odkazují na tento krok a nic nevyjímají.',
  },
  R30: {
    title: 'Střecha se stánkem',
    question: 'Vytlačuje stánek z této střechy jiné?',
    answer: 'Ne. Jde na libovolné prázdné přístupné pole trhu, nic nevynese a nikoho neodstraní.',
    reason: 'Pravidla deluxe vylučují VB a o sousedech nemluví. Vytlačování patří k plnému trakaři.',
  },
  R31: {
    title: 'Střecha, která zdvojnásobuje',
    question: 'Které místo pro střechu se zdvojnásobí a dá se ztrojnásobit?',
    answer:
      'VB místa pro střechu se započítají ještě jednou, když se na něj střecha pokládá: tato, nebo některá pozdější. Každé položení se zdvojnásobí nejvýš jednou.',
    reason: 'Pravidla deluxe dovolují obě chvíle a neříkají, co by dvě takové střechy udělaly společně.',
  },
  R32: {
    title: 'Pomocníci ve Fázi bodování',
    question: 'Označení se snímají hned na začátku. Smím pomocníky hned zase použít?',
    answer:
      'Ne. Působí v ní jen pomocníci určení pro bodování, po stáncích a siestě, každý jednou a podle pořadí hráčů. Všichni ostatní čekají na příští kolo a akce vykonatelné kdykoli tu nejsou.',
    reason: 'Vzato doslova by pravidla každému pomocníkovi dovolila působit v kole dvakrát.',
  },
  R33: {
    title: 'Poslední směna',
    question: 'Mění pomocníci cenu komodity na konci hry?',
    answer:
      'Ne. Směna proběhne sama a komodita je v ní vždy za 4 stříbrné. Zemědělský dělník pak prodá i úrodu na tvých polnostech.',
    reason:
      'Není to využití komodity, jen sčítání. Právo prodávat z polností, které dává Zemědělský dělník, platí při každém prodeji.',
  },
  R34: {
    title: 'Dost stříbrných a VB',
    question: 'Co když dojdou mince?',
    answer: 'Nedojdou: stříbrné a VB nejsou omezeny.',
    reason: 'Pravidla počítají kusy v krabici, ale nikde z toho nedělají limit.',
  },
  R35: {
    title: 'Nákup je dražší než prodej',
    question: 'Dalo by se s některými pomocníky donekonečna kupovat a prodávat se ziskem?',
    answer: 'Ne. Nákup zdroje tě stojí aspoň o 1 stříbrný víc, než by za něj bylo při prodeji.',
    reason: 'S vytištěnými cenami to pravidlo nikdo nepotřebuje. Sejít by se ale mohli pomocníci, kteří mění obojí.',
  },
  R36: {
    title: 'Pomocníci v cizím tahu',
    question: 'Můj pomocník mi něco dává, když hraje někdo jiný. Ptá se mě na to hra?',
    answer:
      'Ne. Přijde to samo; působí-li pomocník jednou za kolo, při první příležitosti. Chyběl-li by hráčský žeton, zisk propadne.',
    reason: 'Rozhoduje ten, kdo je na tahu (R4). Otázka na někoho jiného by zastavila stůl.',
  },
}

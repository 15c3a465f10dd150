import type { Book } from '../../book.ts'

export const farm = {
  '6': {
    title: 'Fáze farmaření',
    short: 'Čtyři kroky: karty, příjem, růst, střechy. Každý krok dokončí všichni, než začne další.',
    long: [
      'Každý krok se hraje podle pořadí hráčů.',
      'S možností „Farmaření najednou“ hrají všichni první tři kroky současně. Karty se dobírají podle pořadí hráčů, až všichni zahrají ty své; jinak se v těchto krocích nesmí použít nic, co karty dobírá nebo ukazuje.',
    ],
  },
  '6.1': {
    title: 'Zahrání karty a dobrání nových',
    short: 'Smíš zahrát jednu kartu, v 1. kole až dvě. Když jsou všichni hotovi, každý si dobere do limitu ruky.',
    long: [
      'Vyber stranu, na kterou kartu položíš:',
      [
        'Vlevo polnost. Je zdarma, a dokud na ní něco nevyroste, je prázdná.',
        'Nahoře trakař na trhu. Je zdarma. Smíš mít tři.',
        'Vpravo rozšíření. První stojí jedno zboží z farmy, druhé dvě, třetí tři a tak dále, pokaždé různých druhů. Platit se dá i úrodou z polností a VB.',
        'Dole pomocník. Je zdarma. Smíš mít tři.',
      ],
      'I čtvrtý trakař nebo pomocník se dá zahrát, když nejdřív odhodíš jednu z oněch tří karet (R6). Polnosti a rozšíření zůstávají natrvalo.',
      'Když všichni zahráli, dobírají si podle pořadí hráčů, dokud nemají v ruce tolik karet, kolik je jejich limit: tři, o jednu víc za každé rozšíření a co přidají pomocníci. Kdo jich má víc, odhodí přebytek. Jindy můžeš mít v ruce karet, kolik chceš.',
    ],
  },
  '6.2': {
    title: 'Příjem',
    short: 'Vezmi si, co přinášejí tvá rozšíření, pomocníci a žetony řemesel s trvalým efektem.',
    long: [
      [
        'Každý symbol mince na rozšíření: 1 stříbrný.',
        'Žeton kupce: 3 stříbrné. Žeton lahůdkáře: 1 komodita. Žeton zelináře: 1 zdroj podle volby.',
        'Pomocníci se slovem „Příjem“.',
      ],
      'Příjem se vzít musí. Prase, pro které není volná kóje, se hned prodá (R5). Než začne růst, má každý krátký tah pro akce vykonatelné kdykoli.',
    ],
  },
  '6.3': {
    title: 'Růst a mladé',
    short: 'Na každé prázdné polnosti vyroste jedna úroda. Dvě prasata a volná kóje: jedno sele.',
    long: [
      'Každá polnost rodí to, co je na ní vytištěno. Kde ještě úroda stojí, druhá nepřibude.',
      'Ať chováš prasat kolik chceš, narodí se jedno, a to jen tehdy, když je pro ně místo. Bez volné kóje se nenarodí žádné a nic za to není.',
    ],
  },
  '6.4': {
    title: 'Nákup střechy',
    short: 'Podle pořadí hráčů smí každý koupit jednu vyloženou střechu. Stojí tolik stříbrných, kolikáté je kolo.',
    long: [
      'V 1. kole, a jen tehdy, je pořadí obrácené: poslední hráč si vybírá první.',
      'Střecha zakryje volné místo pro střechu nejvíc vlevo a vynese VB, které jsou na něm uvedeny. Jsou-li všechna místa zakrytá, střechu koupit nejde. Střechy se nikdy neodhazují.',
      'Každá střecha má bonus, který použiješ jednou, ve svém tahu, v některé z fází, které uvádí; neuvádí-li žádnou, v kterékoli. Potom se otočí lícem dolů. Použít se dá už v tom tahu, ve kterém byla koupena (R9).',
    ],
  },
} satisfies Partial<Book['sections']>

import type { Book } from '../../book.ts'

export const anytime = {
  '5': {
    title: 'Průběh hry',
    short: 'Šest kol, každé o čtyřech fázích: farmaření, výnos, přeprava, bodování.',
    long: [
      [
        'Fáze farmaření (§6): zahraj kartu, vezmi si příjem, nech růst úrodu, kup střechu.',
        'Fáze výnosu (§7): ber si kostky a to, co dávají jejich pole.',
        'Fáze přepravy (§8): vyber oslíka, odpočiň si při siestě, dodej zboží.',
        'Fáze bodování (§9): stánky a siesta přinášejí VB.',
      ],
      'Všichni hrají podle pořadí hráčů. Mění je jen siesta, uprostřed Fáze přepravy.',
    ],
  },
  '5.1': {
    title: 'Akce vykonatelné kdykoli',
    short: 'Ve svém tahu smíš obchodovat, vylepšovat, využívat komodity, střechy a pomocníky tak často, jak jen můžeš.',
    long: [
      'Takové akce z tahu nic neuberou: vykonáš je před tím, co po tobě fáze chce, mezi tím, nebo potom. Může jich být několik, v libovolném pořadí.',
      'Nejdou vykonat, když rozhoduje někdo jiný, ani při skrytém výběru oslíků (R4), ani uprostřed nějakého efektu. Všechny tahy kola vypočítává R23.',
      'Střechy a mnozí pomocníci uvádějí fáze, ve kterých působí; v ostatních musí počkat.',
    ],
  },
  '5.1.1': {
    title: 'Využití obchodní komodity',
    short:
      'Komodita má cenu 4 stříbrných, nebo dvou zboží ze sklizně, nebo karty, nebo prasete, nebo dvou vylepšení: co právě potřebuješ.',
    long: [
      'Odevzdej jednu komoditu a vyber si jednu z možností:',
      [
        '4 stříbrné;',
        'dvě různá zboží ze sklizně;',
        'zahrát kartu z ruky, nebo kartu dobrat; rozšíření se i tak platí zbožím;',
        'jedno prase;',
        'až dvě vylepšení zdarma.',
      ],
      'Kde řádek žádá komoditu, můžeš ji místo toho dodat. To není její využití.',
    ],
  },
  '5.1.2': {
    title: 'Nákup a prodej',
    short: 'Zdroje se kupují a prodávají za ceny na tvé farmě. Vylepšené zboží na prodej není.',
    long: [
      'Co koupíš, jde do svého skladu; prase potřebuje volnou kóji. Prodat můžeš, co je ve skladu nebo v chlívku, ne však úrodu, která ještě stojí na polnosti.',
      'Pomocníci mohou ceny měnit. I tak tě nákup vždy stojí aspoň o 1 stříbrný víc, než by vynesl prodej (R35).',
    ],
  },
  '5.1.3': {
    title: 'Vylepšování',
    short: 'Za pár stříbrných je z olivy nebo obilí jídlo, z hroznu víno a z prasete uzené maso.',
    long: [
      'Vylepšovat se dá z polnosti, ze skladu i z chlívku. Vylepšené zboží jde do svého skladu a na vyprázdněné polnosti v příštím kole zase něco vyroste.',
      'Když něco dává vylepšení zdarma, neplatíš nic; všechno ostatní zůstává stejné.',
    ],
  },
  '5.1.4': {
    title: 'Úroda na polnostech',
    short: 'Úroda čeká na polnosti, dokud ji nevylepšíš, nezaplatíš jí nebo ji nedodáš. Do skladu nejde nikdy.',
    long: [
      'Na každé polnosti je tedy nejvýš jedna úroda, a kde neuvolníš místo, tam nic nevyroste. Úroda se dá vylepšit, může být částí ceny rozšíření, nebo se dá dodat. Prodat ji nejde, leda že máš kartu Zemědělský dělník.',
    ],
  },
} satisfies Partial<Book['sections']>

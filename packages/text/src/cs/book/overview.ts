import type { Book } from '../../book.ts'

export const overview = {
  '1': {
    title: 'O čem hra je',
    short: 'Každý vede malou farmu na Mallorce. Máš šest kol na to, aby si ta tvoje získala větší vážnost než ostatní.',
    long: [
      'Na začátku na farmě není skoro nic. Z karet se stávají polnosti, trakaře, rozšíření a pomocníci; na polnostech zrají olivy, obilí a hrozny; do chlívku se stěhují prasata. Co vypěstuješ, to prodáš, vylepšíš, nebo pošleš po oslíkovi do vesnice.',
      'Ve vesnici čeká šest budov řemeslníků, plný trh a siesta, která taky za něco stojí. La Granja je pro jednoho až čtyři hráče; v sólové hře je soupeřem neutrální hráč (§11).',
    ],
  },
  '2': {
    title: 'Co leží na stole',
    short: 'Uprostřed vesnice s trhem, budovami a stupnicí siesty, kolem ní farmy všech hráčů.',
    long: [
      'Stránky tohoto oddílu říkají, co jednotlivé součásti jsou. Jak se používají, o tom jsou pravidla od §5 dál.',
      'Ceny a další čísla jsou vytištěné přímo na součástech. Ne všechna známe z nějakého textu; odkud které je, říká stránka o zdrojích.',
    ],
  },
  '2.1': {
    title: 'Vesnice',
    short: 'Šest budov řemeslníků, trh, šest polí výnosu pro kostky a stupnice siesty.',
    long: [
      [
        'Každá budova řemeslníka má čtyři řádky symbolů. Jeden z nich si můžeš obsadit a dodávat zboží, které ukazuje (§8.3.1).',
        'Trh se skládá z šestiúhelníkových polí s hodnotou 2 až 6. Stánek na některém z nich přináší bod každé kolo (§8.3.3, §9).',
        'Pole výnosu 1 až 6 říkají, k čemu je která kostka (§7.2).',
        'Stupnice siesty rozhoduje o tom, kdo hraje první, a dává body těm, kdo si dobře odpočinuli (§8.2).',
      ],
    ],
  },
  '2.2': {
    title: 'Karty farmy',
    short: 'Karet je 66 a každá může být čtyřmi věcmi. Jednu si vybereš, o ostatní tři přijdeš.',
    long: [
      'Zasunutá vlevo je karta polností, nahoře trakařem na trhu, vpravo rozšířením a dole pomocníkem. Od té chvíle platí jen strana, která vyčnívá.',
      'Karty v ruce a v dobíracím balíčku jsou tajné. Odhozené karty leží lícem vzhůru a každý si je smí prohlédnout. Jakmile balíček dojde, zamíchá se z odhozených karet nový, třeba i uprostřed dobírání.',
    ],
  },
  '2.3': {
    title: 'Kostky',
    short: 'Kostky nepatří nikomu. Hází se jimi jednou za kolo a každá má takovou cenu, jakou má její pole.',
    long: [
      'Jsou dvě na hráče a jedna navíc: pět pro dva hráče, sedm pro tři, devět pro čtyři. Sólová hra používá pět.',
    ],
  },
  '2.4': {
    title: 'Tvoje farma',
    short:
      'Sklady na zboží, chlívek pro prasata, dvůr na komodity, pět míst pro střechy a prostor pro karty ze všech čtyř stran.',
    long: [
      [
        'Každý druh zboží ze sklizně i vylepšeného zboží má svůj sklad. Sklad se nikdy nezaplní.',
        'Chlívek má dvě kóje. Každý symbol kóje na rozšíření je místo pro další prase a něco může přidat i pomocník.',
        'Obchodní komodity stojí uprostřed, kolik jich chceš.',
        'Místa pro střechy se zakrývají zleva doprava (§6.4).',
      ],
      'Počet polností a rozšíření není omezen. Pro trakaře jsou tři místa a pro pomocníky také tři.',
    ],
  },
  '2.5': {
    title: 'Destičky, žetony a mince',
    short: 'Stříbrné, vítězné body, žetony řemesel, střechy, oslíci a žetony pořadí budov.',
    long: [
      [
        'Stříbrné ani vítězné body (VB) nikdy nedojdou.',
        'V každé budově je pro každého hráče jeden žeton řemesla. Jeho první strana působí jednou, ve chvíli, kdy ho získáš; druhá strana od příštího kola dál (§8.3.1).',
        'Střechy tvoří šest sad, jednu pro každé kolo. Lícem vzhůru jich leží tolik, kolik je hráčů (§6.4).',
        'Všichni mají stejné čtyři oslíky (§8.1).',
        'Tři žetony pořadí budov na začátku blokují tři budovy (§8.3.2).',
      ],
    ],
  },
  '2.6': {
    title: 'Jak ti tento stůl pomáhá',
    short: 'Čeho se dá dotknout, to svítí. Co nesvítí, to ti poví, proč to nejde a podle kterého pravidla.',
    long: [
      'Za každým důvodem stojí v závorce pravidlo. Otevře tuto knihu na správné stránce a hra počká tam, kde byla. Otazník vedle věty dole otevře stránku kroku, který se právě hraje.',
      'Všechno se dá vzít zpět, dokud se tím nikdo nedozvěděl nic nového: z dobrané karty, z hodu nebo z volby předané dál. Takové akce mají malý zámek.',
      'Každý symbol se vysvětlí sám, když na něm zastavíš ukazatel, když je vybraný nebo když ho podržíš. Všechno jde i z klávesnice; klávesa ? ukáže seznam.',
    ],
  },
  '2.7': {
    title: 'Hráčské žetony a žetony siesty',
    short: 'Máš 25 hráčských žetonů. Každé tvoje zboží, úroda, prase, komodita, dodávka i stánek je jedním z nich.',
    long: [
      'Žeton mění význam podle místa: na polnosti je úrodou, v chlívku prasetem, na poli trhu stánkem. Stříbrné a VB mají vlastní mince a žetony a žádný z těch 25 nepotřebují.',
      'Kdo má v použití všech 25, musí si nejdřív některý vzít zpět, než umístí něco nového, nebo to oželet; jak na to, říká R1.',
      'Žeton na stupnici siesty mezi těch 25 nepatří.',
    ],
  },
  '2.8': {
    title: 'Slova s přesným významem',
    short: 'Několik slov má přesný význam: zdroj, vylepšené zboží, zboží z farmy, dodávka.',
    long: [
      [
        'Zboží ze sklizně: oliva, obilí nebo hrozen.',
        'Zdroj: zboží ze sklizně nebo prase. Zdroje se dají kupovat, prodávat a vylepšovat.',
        'Vylepšené zboží: jídlo, víno nebo uzené maso. Nekupuje se ani neprodává, pokud to nedovolí pomocník.',
        'Zboží z farmy: jeden z devíti druhů, jimiž se platí rozšíření: stříbrné, VB, olivy, obilí, hrozny, prasata, jídlo, víno, uzené maso. Jeden stříbrný nebo jeden VB je jedno zboží.',
        'Obchodní komodita, krátce komodita: mezi zboží z farmy nepatří.',
        'Dodávka: jeden kus putuje z polnosti, skladu, chlívku nebo místa pro komodity do řádku budovy, nebo na tvůj vlastní trakař.',
        'Aktivní hráč: ten, kdo právě rozhoduje.',
      ],
      'Získané zboží ze sklizně jde do svého skladu; na polnosti se úroda dostane jen růstem (§6.3). Prase potřebuje volnou kóji (R5).',
    ],
  },
  '3': {
    title: 'Jak se vyhrává',
    short:
      'Vítězí, kdo má po šesti kolech nejvíc vítězných bodů. Při shodě je na tom lépe ten, komu zbylo víc stříbrných.',
    long: [
      'K bodům vede mnoho cest:',
      [
        'dokončuj řádky v budovách řemeslníků; v pozdějších kolech vynesou víc (§8.3.1);',
        'dokončuj trakaře a udrž si stánky na trhu, bodují každé kolo znovu (§8.3.3, §9);',
        'vytlačuj cizí stánky, kupuj střechy, dopřej si siestu;',
        'využij pomocníky a na úplném konci zbylé stříbrné (§10).',
      ],
      'Jsou-li shodné i stříbrné, je vítězství společné.',
    ],
  },
  '4': {
    title: 'Příprava hry',
    short: 'Stůl se chystá sám. Tady je, co přitom dělá, pro ty, kdo to chtějí vědět nebo hrají doma.',
    long: [
      {
        steps: [
          'Každý dostane 1 VB, 1 stříbrný, 1 obchodní komoditu, čtyři oslíky a 25 hráčských žetonů.',
          'Zamíchá se 66 karet a každý dostane čtyři. Zbytek je dobírací balíček.',
          'Pro každé kolo se náhodně a skrytě vybere tolik střech, kolik je hráčů. Střechy 1. kola se otočí lícem vzhůru.',
          'Ke každé budově přijde pro každého hráče jeden žeton řemesla a 1 VB pro toho, kdo ji dokončí první.',
          'Hodem se určí tři budovy, které dostanou žetony pořadí budov 1, 2 a 3, ke každému 1 VB. Ty jsou zatím blokované.',
          'Vylosuje se, kdo začíná; ostatní následují po směru hodinových ručiček.',
          'Připraví se dvě kostky na hráče a jedna navíc; v sólové hře pět.',
          'Podle pořadí hráčů postaví každý jeden stánek na středová pole trhu 2, 3, 4, 5, první hráč na dvojku.',
          'Žetony siesty všech hráčů se naskládají na nejspodnější pole, žeton prvního hráče navrch.',
          'Při menším počtu hráčů jsou některá pole trhu nepřístupná.',
        ],
      },
    ],
  },
} satisfies Partial<Book['sections']>

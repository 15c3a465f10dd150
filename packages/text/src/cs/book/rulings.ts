import type { Book } from '../../book.ts'

export const rulings: Pick<Book['rulings'], `R${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`> = {
  R1: {
    title: 'Všech 25 hráčských žetonů ve hře',
    question: 'Mám něco dostat, ale už nemám žádný žeton. Co se stane?',
    answer:
      'Nejdřív se všechno zaplatí a žetony z plného řádku nebo trakaře se vrátí do zásoby. Pak řešíš chybějící žetony jeden po druhém, v pořadí, jaké chceš: vezmi si zpět kterýkoli svůj žeton, nebo ten jeden zisk oželej. Místo, které žeton opustí, je prázdné, nic za něj není a obsazený řádek zůstává tvůj. Žetony vlastnictví u dokončených budov zůstávají.',
    reason:
      'Pravidla dovolují odebrat žeton z farmy nebo z desky, ale neříkají, co bude s jeho místem a zda se dá zisk oželet. Dokončená budova bez svého žetonu by neměla smysl.',
  },
  R2: {
    title: 'Označení použitých pomocníků',
    question: 'Je označení na použitém pomocníkovi jedním z mých 25 hráčských žetonů?',
    answer: 'V klasické hře ano. V deluxe je to žeton vyčerpání a těch je vždy dost.',
    reason:
      'Klasická pravidla při bodování žetony z pomocníků sundávají a nic jiného, co by tam mohlo ležet, ve hře není. Pravidla deluxe na to mají zvláštní žetony a nijak je neomezují.',
  },
  R3: {
    title: 'Žádné karty k dobrání',
    question: 'Balíček je prázdný a nic ještě nebylo odhozeno. Co teď?',
    answer:
      'Balíček zůstane prázdný. Až bude zase potřeba karta, udělá se z karet, které budou v té chvíli odhozené. Nebude-li ani pak žádná, nic se nedobírá.',
    reason: 'Všechna pravidla odhozené karty zamíchají, ale žádná nemyslí na to, že by žádné nebyly.',
  },
  R4: {
    title: 'Jen ve svém tahu',
    question: 'Můžu něco prodat, když rozhoduje jiný hráč?',
    answer:
      'Ne. Akce vykonatelné kdykoli patří do tvého vlastního tahu: ne když rozhoduje někdo jiný a ne při skrytém výběru oslíků.',
    reason: 'První pravidla jsou v tom přísná, pozdější neurčitá. U stolu s hodinami to musí být jisté.',
  },
  R5: {
    title: 'Prase bez kóje',
    question: 'Dostanu prase, ale všechny kóje jsou plné.',
    answer:
      'Prase z kostky, střechy, komodity, příjmu nebo od pomocníka se hned prodá za tvou cenu a žádný žeton nepotřebuje. Místo můžeš uvolnit, než efekt začne, ne během něj. Sele se prostě nenarodí a bez volné kóje si prase nekoupíš.',
    reason:
      'Pravidla to říkají o kostkách, střechách a selatech a o ostatních cestách mlčí. Se všemi darovanými prasaty zacházíme stejně.',
  },
  R6: {
    title: 'Uvolnění místa pro kartu',
    question: 'Co se stane s trakařem nebo pomocníkem, kterého odhodím kvůli novému?',
    answer:
      'Jde lícem vzhůru mezi odhozené karty. Žetony z něj se vrátí do zásoby, zboží na něm propadne a na to, že byl v tomto kole použitý, se zapomene. Nezáleží na tom, ve které fázi novou kartu hraješ.',
    reason: 'Pravidla říkají jen, že se jeden odhodí. O tom, co na něm leželo, se nikde nepíše.',
  },
  R7: {
    title: 'Dvě karty v 1. kole',
    question: 'Musím v prvním kole zahrát dvě karty?',
    answer: 'Ne. Smíš zahrát dvě, jednu, nebo žádnou.',
    reason: 'O každém jiném kole pravidla říkají „může“. O prvním jen „dvě“; bereme to tak, že se mění jen počet.',
  },
  R8: {
    title: 'Kdy platí modré žetony',
    question: 'Ve kterém kroku vynášejí Kupec, Lahůdkář a Zelinář?',
    answer: 'V kroku příjmu.',
    reason: 'Některá pravidla omylem uvádějí číslo dalšího kroku, ale sama tyto žetony jmenují u příjmu.',
  },
  R9: {
    title: 'Nová střecha hned',
    question: 'Smím střechu použít v tom tahu, ve kterém ji koupím?',
    answer: 'Ano, je-li to jedna z jejích fází.',
    reason: 'Žádná pravidla nechtějí čekání a jedna střecha z deluxe působí právě při umístění.',
  },
  R10: {
    title: 'Otočení střechy',
    question: 'Smí střecha, která otáčí střechu, otočit sama sebe?',
    answer: 'Ne. Potřebuje jinou, použitou střechu.',
    reason: 'Střecha, která by otočila sama sebe, by se dala používat donekonečna.',
  },
  R11: {
    title: 'Nechat být, co pole nabízí',
    question: 'Musím využít všechno, co moje kostka dává?',
    answer: 'Ne. Kostku si vzít musíš, ale všechno, co její pole nabízí, nebo část toho můžeš nechat být.',
    reason:
      'Většina pravidel mluví o vylepšeních a krocích jako o tom, co hráč může. O poli, které se dá využít jen zčásti, nemluví žádná.',
  },
  R12: {
    title: 'Žeton siesty, který se nehne',
    question: 'Můj oslík nemá žádný klobouk. Jde můj žeton ve sloupečku navrch?',
    answer: 'Ne. Žeton, který zůstává, bez klobouků nebo na konci stupnice, si místo ve sloupečku ponechá.',
    reason: 'Navrch jde žeton, když přijde. Ten, který zůstal, nepřišel.',
  },
}

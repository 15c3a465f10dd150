import type { Names } from '../language.ts'

/** The printed German rulebook names only the Feldarbeiter and the Schuppenbauer; the other names are translated. */
export const cards: Names['cards'] = {
  chef: { name: 'Koch', says: 'Jede bezahlte Aufwertung kostet 1 Silber weniger.' },
  negotiator: {
    name: 'Unterhändler',
    says: 'Jedes Mal, wenn einer deiner Marktstände vom Markt entfernt wird: Nimm 1 SP.',
  },
  porter: {
    name: 'Lastenträger',
    says: 'Wenn du einen Würfel auf Ertragsfeld 2 oder 6 ausführst: Nutze zwei verschiedene Möglichkeiten des Felds statt einer.',
  },
  farmWorker: {
    name: 'Landarbeiter',
    says: 'Zahle 1 SP: Spiele eine Handkarte aus; ein Hofausbau kostet trotzdem seine Hofgüter.',
  },
  villageElder: {
    name: 'Dorfältester',
    says: 'Nenne vor dem Wurf ein Ertragsfeld. Den letzten Würfel, der dort liegt, darfst nur du als ersten oder zweiten Würfel nehmen.',
  },
  merchant: {
    name: 'Kaufmann',
    says: 'Nachdem du einen genommenen Würfel ausgeführt hast, zahle 1 SP: Führe auch das Ertragsfeld mit der Nummer der Runde aus.',
  },
  trader: {
    name: 'Händler',
    says: 'Setze eine Handelsware statt wie üblich für 1 Olive, 1 Korn und 1 Traube ein oder für 7 Silber.',
  },
  baker: { name: 'Bäcker', says: 'Werte 1 Korn kostenlos auf und nimm 1 Silber.' },
  winegrower: { name: 'Winzer', says: 'Wenn du eine Traube aufwertest: Nimm 1 SP.' },
  oilMiller: { name: 'Ölmüller', says: 'Zahle 1 Silber: Werte bis zu 2 Oliven auf.' },
  turner: { name: 'Drechsler', says: 'Dachmarker kosten dich 1 Silber weniger.' },
  sausageMaker: { name: 'Wurstmacher', says: 'Werte 1 Schwein kostenlos auf und nimm 1 Silber.' },
  gardener: {
    name: 'Gärtner',
    says: 'Beim Wachstum: Nimm 1 Erntegut ins Lager, von einer Sorte, die auf einem deiner Felder wächst.',
  },
  shepherd: { name: 'Schäfer', says: 'Rücke 1 Siestaschritt vor und nimm 1 Silber.' },
  migrantLabour: {
    name: 'Wanderarbeiter',
    says: 'Erhöhe oder senke einen genommenen Würfel um 1, bevor du ihn ausführst (1 bis 6), oder rücke 1 Siestaschritt vor.',
  },
  muleteer: {
    name: 'Eseltreiber',
    says: 'Zeigt dein Eselmarker 1 oder 2 Lieferungen, hast du eine Lieferung mehr.',
  },
  coachman: { name: 'Kutscher', says: 'Zahle in deinem Transportzug 1 Silber: Führe 1 Lieferung aus.' },
  marketCrier: { name: 'Marktschreier', says: 'Wenn du einen Karren voll belädst: Nimm 2 Silber.' },
  stallholder: {
    name: 'Markthändler',
    says: 'Mit drei oder mehr Marktständen auf dem Markt erhältst du 1 SP mehr.',
  },
  packer: { name: 'Verlader', says: 'Deine Zusatzlieferungen kosten nichts.' },
  tollKeeper: {
    name: 'Zöllner',
    says: 'Nach dem Wurf: Nimm 2 Silber für jeden Würfel auf Ertragsfeld 4, höchstens 4.',
  },
  joiner: {
    name: 'Schreiner',
    says: 'Beim Dachmarkerkauf darfst du mit Silber und mit Erntegütern aus dem Lager zahlen, jedes zu 3 Silber; Wechselgeld gibt es nicht.',
  },
  farmServant: { name: 'Knecht', says: '1 kostenlose Aufwertung.' },
  pigDealer: { name: 'Schweinehändler', says: 'Deine Schweine bringen beim Verkauf 2 Silber mehr.' },
  builder: { name: 'Baumeister', says: 'Deine Hofausbauten kosten 2 Hofgüter weniger, aber mindestens 1.' },
  tenant: {
    name: 'Pächter',
    says: 'Gib 1 Erntegut aus dem Lager ab oder zahle 2 Silber: Auf bis zu 2 deiner leeren Felder wächst Erntegut.',
  },
  cornFactor: {
    name: 'Kornhändler',
    says: 'Deine Erntegüter bringen beim Verkauf 1 Silber mehr. Einkommen: 1 Silber.',
  },
  haggler: { name: 'Feilscher', says: 'Der Kauf von Ressourcen kostet dich 1 Silber weniger.' },
  stableBoy: { name: 'Stallbursche', says: 'Schon 1 Schwein bringt dir Nachwuchs.' },
  swineherd: { name: 'Schweinehirt', says: 'Platz für 2 weitere Schweine.' },
  sowKeeper: {
    name: 'Schweinezüchter',
    says: 'Beim Nachwuchs nimmst du bis zu 2 Schweine, soweit Stallplätze frei sind.',
  },
  taverner: { name: 'Schankwirt', says: 'Verkaufe 1 aufgewertetes Gut aus dem Lager für 5 Silber.' },
  smuggler: {
    name: 'Schmuggler',
    says: 'Wenn einer deiner Marktstände vom Markt entfernt wird: Nimm 1 Handelsware.',
  },
  innkeeper: {
    name: 'Gastwirt',
    says: 'Zahle 1 Silber und gib 1 aufgewertetes Gut aus dem Lager ab: Nimm 2 SP.',
  },
  agriculturalWorker: { name: 'Feldarbeiter', says: 'Du darfst Erntegüter auch direkt vom Feld verkaufen.' },
  landowner: { name: 'Grundbesitzer', says: 'Nachdem du einen Hofausbau ausgespielt hast: Nimm 1 SP.' },
  marketWoman: {
    name: 'Marktfrau',
    says: 'Handkartenlimit +1. Vor dem Nachziehen in der Hofphase darfst du beliebige Karten abwerfen.',
  },
  schoolmaster: { name: 'Schulmeister', says: 'Handkartenlimit +1. Einkommen: 1 Silber.' },
  fortuneTeller: {
    name: 'Wahrsagerin',
    says: 'Zahle 1 Silber: Sieh dir die obersten 2 Karten des Nachziehstapels an, nimm eine und lege die andere darunter.',
  },
  dayLabourer: {
    name: 'Tagelöhner',
    says: 'Nachdem du einen genommenen Würfel ausgeführt hast, zahle 3 Silber: Führe sein Ertragsfeld noch einmal aus.',
  },
  gleaner: { name: 'Ährenleserin', says: 'Liegt nach dem Wurf ein Würfel auf Ertragsfeld 3: Nimm 1 Erntegut.' },
  nightWatchman: {
    name: 'Nachtwächter',
    says: 'Deine Marktstände auf Marktfeldern mit Wert 2 können nicht entfernt werden.',
  },
  guildMaster: {
    name: 'Zunftmeister',
    says: 'Jeder fremde Marktstand, den du vom Markt entfernst, bringt dir 2 SP statt 1.',
  },
  storageBuilder: {
    name: 'Schuppenbauer',
    says: 'Auf dieser Karte ist ein Dachmarkerplatz mehr (belegt 3 SP). Dorthin darf ein gekaufter Dachmarker statt auf den freien Platz ganz links.',
  },
  thatcher: { name: 'Strohdecker', says: 'Zahle 3 Silber: Decke einen deiner genutzten Dachmarker wieder auf.' },
  roofer: { name: 'Dachdecker', says: 'Wenn du einen Dachmarker kaufst: Nimm 1 SP.' },
  cartMaker: { name: 'Karrenbauer', says: 'Du darfst einen vierten Karren haben.' },
  foreman: { name: 'Vorarbeiter', says: 'Neben dem Vorarbeiter darfst du bis zu vier Helfer haben.' },
  wheelwright: {
    name: 'Stellmacher',
    says: 'Wenn du einen Karren ausspielst, darfst du sofort 1 Lieferung an ihn ausführen.',
  },
  barterer: {
    name: 'Tauschhändler',
    says: 'Tausche bis zu 2 Erntegüter in deinen Lagern gegen ebenso viele Erntegüter nach Wahl.',
  },
  fisherman: { name: 'Fischer', says: 'Einkommen: 2 Silber.' },
  beekeeper: { name: 'Imker', says: 'Einkommen: 1 Silber für jede Sorte unter deinen Feldern.' },
  olivePicker: { name: 'Olivenpflücker', says: 'Einkommen: 1 Olive und 1 Silber.' },
  reaper: { name: 'Schnitter', says: 'Einkommen: 1 Korn und 1 Silber.' },
  grapePicker: { name: 'Traubenpflücker', says: 'Einkommen: 1 Traube.' },
  mayor: {
    name: 'Bürgermeister',
    says: 'Wenn du ein Gebäude vor allen anderen komplett belieferst: Nimm 2 SP mehr.',
  },
  gatekeeper: { name: 'Torwächter', says: 'Jedes Mal, wenn ein gesperrtes Gebäude öffnet: Nimm 4 Silber.' },
  apprentice: {
    name: 'Lehrling',
    says: 'Setze eine Handelsware ein: Führe die Sofortfunktion eines deiner Handwerksmarker noch einmal aus.',
  },
  courier: {
    name: 'Kurier',
    says: 'Wenn die Eselmarker aufgedeckt sind, zahle 1 Silber: Tausche deinen gegen einen, den du noch nicht verbraucht hast.',
  },
  dreamer: { name: 'Träumer', says: 'Bei der Siesta rückst du 1 Schritt mehr vor.' },
  earlyRiser: {
    name: 'Frühaufsteher',
    says: 'Auf einem geteilten Feld der Siestaleiste gilt deine Scheibe für die Spielreihenfolge als oberste.',
  },
  priest: { name: 'Pfarrer', says: 'Stehst du in der Spielreihenfolge an erster Stelle, erhältst du 1 SP mehr.' },
  gourmet: { name: 'Feinschmecker', says: 'Mit Nahrung, Wein und Fleisch in deinen Lagern erhältst du 2 SP.' },
  moneyLender: { name: 'Geldverleiher', says: 'Zahle 2 Silber: Nimm 1 SP.' },
  steward: {
    name: 'Gutsverwalter',
    says: 'Am Spielende: Nimm 1 SP für jedes aufgewertete Gut in deinen Lagern, höchstens 4.',
  },
  travellingSalesman: {
    name: 'Hausierer',
    says: 'Wenn du eine Handelsware einsetzt: Nimm 2 SP mehr; die genutzte Möglichkeit ist dann für den Rest des Spiels für dich geschlossen.',
  },
}

import type { Lesson } from '../lesson.ts'

/** The guided first game. Cards and places are framed on the table, so the sentences need not name them. */
export const lesson: Lesson = {
  welcome: {
    title: 'Willkommen auf dem Hof',
    says: 'Sechs Runden lang führst du einen Hof auf Mallorca. Wer danach die meisten Siegpunkte (SP) hat, gewinnt. Die erste Runde spielen wir zusammen; nebenan sitzt ein gutmütiger Computerspieler.',
  },
  screen: {
    title: 'Was kann ich antippen?',
    says: 'Was einen grünen Ring hat, kannst du jetzt antippen; ein goldener Rahmen zeigt, worum es gerade geht. Die Zeile unten sagt, was möglich ist. Mache ruhig rückgängig: Nur was ein kleines Schloss trägt, ist endgültig.',
  },
  sides: {
    title: 'Eine Karte, vier Möglichkeiten',
    says: 'Jede Karte ist links ein Feld, oben ein Marktkarren, rechts ein Hofausbau und unten ein Helfer. Du schiebst sie unter eine Seite deines Hofs, und nur das ist sie von da an. In der ersten Runde spielst du zwei Karten aus.',
  },
  field: {
    title: 'Ein Feld',
    says: 'Ein Feld ist kostenlos, und sooft es leer ist, wächst darauf ein Erntegut. Du darfst beliebig viele haben.',
    asks: 'Tippe die umrahmte Karte an, dann die linke Seite deines Hofs.',
  },
  barrow: {
    title: 'Ein Marktkarren',
    says: 'Ein Karren ist eine Bestellung vom Markt: Dieser will eine Olive und Nahrung. Ist er voll, bringt er SP und einen Marktstand.',
    asks: 'Tippe die umrahmte Karte an, dann die obere Seite deines Hofs.',
  },
  endPlaying: {
    title: 'Die anderen zwei Seiten',
    says: 'Hofausbauten rechts kosten Güter; sie bringen mehr Handkarten, Einkommen, Stallplätze und Lieferungen. Helfer unten sind kostenlos, höchstens drei, und jeder kann etwas Besonderes.',
    asks: 'Beide Karten sind gespielt: Beende deinen Zug.',
  },
  income: {
    title: 'Karten und Einkommen',
    says: 'Alle haben auf drei Karten nachgezogen; Hofausbauten erhöhen dieses Limit. Jetzt gibt es Einkommen aus Hofausbauten und Handwerksmarkern. Du hast noch beides nicht, aber das ändert sich schon in dieser Runde.',
  },
  spend: {
    title: 'Jederzeit',
    says: 'In deinem Zug darfst du handeln, sooft du willst: verkaufen, kaufen, aufwerten oder eine Handelsware einsetzen. Aus der Kiste werden Silber, Güter, ein Schwein, eine Karte oder Aufwertungen.',
    asks: 'Tippe die Kiste an und setze sie für zwei verschiedene Erntegüter ein.',
  },
  takeTwo: {
    title: 'Güter fürs Lager',
    says: 'Was du bekommst, kommt ins Lager, und dort ist immer Platz. Dein Karren will eine Olive, und aus Korn wird Nahrung.',
    asks: 'Nimm 1 Korn und 1 Olive.',
  },
  endIncome: {
    title: 'Wachsen lassen',
    says: 'Nach diesem Zug wächst auf jedem leeren Feld ein Erntegut. Zwei Schweine und ein freier Stallplatz brächten auch noch ein Ferkel.',
    asks: 'Beende deinen Zug.',
  },
  growth: {
    title: 'Deine erste Ernte',
    says: 'Auf deinem Feld steht eine Olive. Von dort kannst du sie nicht verkaufen, aber liefern, aufwerten oder damit bezahlen. Danach ist das Feld leer und trägt in der nächsten Runde wieder.',
  },
  roof: {
    title: 'Ein Dachmarker',
    says: 'In jeder Runde darfst du einen Dachmarker kaufen, für so viel Silber wie die Nummer der Runde. Seinen Bonus nutzt du einmal, wann es dir passt.',
    asks: 'Kaufe den umrahmten Dachmarker: Er bringt eine Lieferung mehr.',
  },
  endRoofing: {
    title: 'Platz für mehr',
    says: 'Ein Dachmarker zählt auch, was auf seinem Platz steht. Der erste Platz ist nichts wert, der fünfte 4 SP: Es lohnt sich, in jeder Runde einen zu kaufen.',
    asks: 'Beende deinen Zug.',
  },
  dice: {
    title: 'Die Würfel',
    says: 'Die Würfel liegen auf den Ertragsfeldern, und jedes Feld zeigt, was es bringt. In Spielreihenfolge nehmen alle einen, dann einen zweiten. Der übrige Würfel gilt für alle.',
  },
  silverDie: {
    title: 'Dein erster Würfel',
    says: 'Nebenan war man schneller und hat das Schwein genommen. Du brauchst Silber: für Aufwertungen, Dachmarker und weitere Lieferungen.',
    asks: 'Nimm den Würfel auf der 4: vier Silber.',
  },
  endDie: {
    title: 'Das Silber ist deins',
    says: 'Du könntest gleich damit handeln, aber das hat Zeit, bis du weißt, was du noch bekommst.',
    asks: 'Beende deinen Zug.',
  },
  harvestDie: {
    title: 'Dein zweiter Würfel',
    says: 'Sieh dir in der Stadt das Handelshaus an: Eine Reihe will 1 Olive, 2 Korn und 1 Wein. Das Feld 3 hilft dabei.',
    asks: 'Nimm den Würfel auf der 3: zwei verschiedene Erntegüter.',
  },
  takeHarvest: {
    title: 'Korn und Trauben',
    says: 'Aus Trauben wird Wein. Und Korn kannst du heute nicht genug haben.',
    asks: 'Nimm 1 Korn und 1 Traube.',
  },
  upgrade: {
    title: 'Eine Aufwertung',
    says: 'Aus Oliven und Korn wird Nahrung, aus Trauben Wein, aus Schweinen Fleisch. Der Preis steht bei der Ressource. Die Nahrung ist für deinen Karren.',
    asks: 'Tippe das Korn an und werte es zu Nahrung auf.',
  },
  endUpgrade: {
    title: 'Ein Würfel ist übrig',
    says: 'Er liegt auf der 5 und gilt für euch beide.',
    asks: 'Beende deinen Zug.',
  },
  lastDie: {
    title: 'Der letzte Würfel',
    says: 'Das Feld 5 bringt zweimal, was du willst: eine kostenlose Aufwertung oder einen Schritt auf der Siestaleiste.',
    asks: 'Führe den Würfel aus.',
  },
  steps: {
    title: 'Siesta',
    says: 'Wer auf der Leiste am weitesten ist, kommt später zuerst dran, und das Feld deiner Scheibe bringt am Ende der Runde SP.',
    asks: 'Rücke deine Scheibe zweimal um einen Schritt vor.',
  },
  endRevenue: {
    title: 'Jetzt die Esel',
    says: 'Dein Hof ist voller Güter. Als Nächstes werden sie in die Stadt gebracht.',
    asks: 'Beende deinen Zug.',
  },
  donkey: {
    title: 'Einen Eselmarker wählen',
    says: 'Alle wählen geheim. Jeder Esel bringt Lieferungen und Hüte, das sind Siestaschritte: je mehr vom einen, desto weniger vom anderen. Ein Esel, der gearbeitet hat, ruht bis zur vierten Runde.',
    asks: 'Wähle den Esel mit vier Lieferungen.',
  },
  siesta: {
    title: 'Ein Esel ohne Hut',
    says: 'Nun rücken die Scheiben um die Hüte der Esel vor. Deiner hat keinen, aber deine zwei Schritte vom Würfel sind etwas wert.',
    asks: 'Bleib, wo du bist.',
  },
  order: {
    title: 'Du bist zuerst dran',
    says: 'Deine Scheibe liegt vorn, also beginnst du, jetzt und in der nächsten Runde. Du hast vier Lieferungen: Jede bringt ein Gut auf einen deiner Karren oder zu einem Handwerksgebäude.',
  },
  load: {
    title: 'Den Karren beladen',
    says: 'Ein Gut kann aus dem Lager kommen oder gleich vom Feld. Tippe es an, dann den Karren.',
    asks: 'Liefere 1 Olive und die Nahrung auf deinen Karren.',
  },
  stall: {
    title: 'Auf zum Markt',
    says: 'Ein voller Karren: 3 SP, eine neue Handelsware und ein Marktstand auf einem Marktfeld mit Wert 3. Stände der anderen daneben mit niedrigerem Wert müssen weichen, für je 1 SP.',
    asks: 'Stelle deinen Stand auf das umrahmte Marktfeld.',
  },
  pushed: {
    title: 'Jemand musste weichen',
    says: 'Der Stand auf der 2 ist weg, und du hast 1 SP mehr. Jeder Stand, der am Ende einer Runde noch steht, bringt 1 SP; auf den hohen Werten steht es sich also am sichersten.',
  },
  spendAgain: {
    title: 'Die nächste Kiste',
    says: 'Für die Reihe im Handelshaus fehlt noch etwas. Du darfst auch mitten in deinen Lieferungen handeln.',
    asks: 'Setze die Handelsware für 1 Korn und 1 Traube ein.',
  },
  sell: {
    title: 'Noch etwas Silber',
    says: 'Wein kostet 3 Silber, und du hast 2. Eine Traube ist übrig, und Oliven, Korn, Trauben und Schweine lassen sich verkaufen.',
    asks: 'Verkaufe 1 Traube.',
  },
  wine: {
    title: 'Wein',
    says: 'Jetzt reicht das Silber. Nahrung, Wein und Fleisch lassen sich nicht verkaufen: Stelle sie erst her, wenn jemand sie haben will.',
    asks: 'Werte die andere Traube zu Wein auf.',
  },
  building: {
    title: 'Handwerksgebäude',
    says: 'Mit der ersten Lieferung gehört eine Reihe des Gebäudes dir. Die Güter dürfen in beliebiger Folge und über mehrere Runden kommen. Gebäude mit einer Nummer darauf sind noch gesperrt.',
  },
  deliver: {
    title: 'Zum Handelshaus',
    says: 'Zwei deiner vier Lieferungen sind noch übrig. Tippe ein Gut an, dann eine Reihe.',
    asks: 'Liefere 1 Olive und 1 Korn ans Handelshaus.',
  },
  useRoof: {
    title: 'Jetzt der Dachmarker',
    says: 'Das ist der Augenblick für den Bonus deines Dachmarkers. Danach wird er umgedreht, bleibt aber auf deinem Hof.',
    asks: 'Nutze den Dachmarker und liefere das andere Korn ans Handelshaus.',
  },
  endDelivering: {
    title: 'Nebenan ist man dran',
    says: 'Deine Lieferungen sind alle gemacht.',
    asks: 'Beende deinen Zug.',
  },
  bought: {
    title: 'Eine Lieferung mehr',
    says: 'Wenn alle geliefert haben, kann jeder Zusatzlieferungen kaufen: für je 1 Silber. Ohne Hofausbauten ist es eine pro Runde, und mehr brauchst du nicht.',
    asks: 'Liefere den Wein ans Handelshaus.',
  },
  craft: {
    title: 'Die Reihe ist voll',
    says: '1 SP, weil es die erste Runde ist, 1 SP, weil du hier zuerst fertig bist, und 1 SP beim Gebäude, das du damit geöffnet hast. Der Handwerksmarker gab dir sofort 3 Silber, und 3 Silber sind ab jetzt in jeder Runde dein Einkommen.',
  },
  endBuying: {
    title: 'Alles ist geliefert',
    says: 'Was du nicht gebraucht hast, bleibt für die nächste Runde auf deinem Hof.',
    asks: 'Beende deinen Zug.',
  },
  scoring: {
    title: 'Die Wertung',
    says: 'Deine zwei Stände brachten 2 SP und deine Siesta 1 SP. Dann gingen die Scheiben zurück, neue Dachmarker wurden ausgelegt, und genutzte Helfer wären wieder bereit. Du hast 11 SP: ein schöner Anfang.',
  },
  rounds: {
    title: 'Noch fünf Runden',
    says: 'Alle laufen wie diese, mit je einer Karte. Eine volle Reihe bringt so viele SP wie die Nummer der Runde, spätere zählen also mehr. Ganz am Ende werden Reste verkauft, und je 5 Silber werden zu 1 SP.',
  },
  end: {
    title: 'Du kannst es',
    says: 'Spiele jetzt eine ganze Partie gegen einen gutmütigen Computerspieler. Weißt du nicht weiter, frage nach einem Tipp: mit H oder der Glühbirne in der Leiste.',
  },
}

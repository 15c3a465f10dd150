import type { Book } from '../../book.ts'

export const transport = {
  '8': {
    title: 'Transportphase',
    short: 'Wähle einen Eselmarker, halte Siesta, führe deine Lieferungen aus und kaufe Zusatzlieferungen.',
    long: [
      'Der Eselmarker bestimmt beides: wie weit deine Scheibe vorrückt und wie viel du liefern darfst. Viel vom einen heißt wenig vom anderen.',
    ],
  },
  '8.1': {
    title: 'Eselmarker wählen',
    short: 'Alle wählen geheim einen ihrer unverbrauchten Eselmarker und decken ihn gemeinsam auf.',
    long: [
      'Die Säcke auf einem Eselmarker sind Lieferungen, die Hüte sind Siestaschritte.',
      'Ein verbrauchter Eselmarker ist aus dem Spiel. Zu Beginn der Transportphase von Runde 4 kommen alle vier zurück, und die Runden 4 bis 6 verlaufen wie die Runden 1 bis 3: In jeder Spielhälfte bleibt ein Esel zu Hause.',
    ],
  },
  '8.2': {
    title: 'Siesta und neue Spielreihenfolge',
    short:
      'Deine Scheibe rückt um so viele Schritte vor, wie dein Eselmarker Hüte zeigt. Wer am weitesten ist, kommt von nun an zuerst dran.',
    long: [
      'Die Scheiben ziehen in der alten Spielreihenfolge. Über das letzte Feld hinaus geht es nicht; wo schon andere liegen, kommt eine Scheibe obenauf. Verlässt sie einen Stapel, dann allein.',
      'Danach steht die neue Spielreihenfolge fest: die vorderste Scheibe zuerst, auf einem gemeinsamen Feld die obere vor der unteren. Sie gilt sofort und auch in der Hof- und der Ertragsphase der nächsten Runde.',
      'Schritte durch Würfel, Dachmarker und Helfer aus derselben Runde zählen mit, wenn sie vorher gemacht wurden. Spätere Schritte erhöhen noch deine SP in §9, ändern aber die Reihenfolge nicht mehr.',
    ],
  },
  '8.3': {
    title: 'Lieferungen',
    short:
      'In der neuen Reihenfolge führt jeder so viele Lieferungen aus, wie sein Eselmarker zeigt, alle in einem Zug.',
    long: [
      'Eine Lieferung bringt ein Gut von einem Feld, aus einem Lager, aus dem Stall oder vom Handelswarenplatz auf ein offenes Symbol der gleichen Sorte: in einer Reihe eines Handwerksgebäudes (§8.3.1) oder auf einem deiner Karren (§8.3.3). Du darfst deine Lieferungen auf mehrere Ziele verteilen.',
      'Was du nicht nutzt, verfällt. Mit dem dauerhaften Handwerksmarker Wagner hast du eine Lieferung mehr.',
      'Für Lieferungen durch Würfel, Dachmarker und Handwerksmarker gelten dieselben Regeln, in welcher Phase auch immer; es zählt die Nummer der laufenden Runde.',
    ],
  },
  '8.3.1': {
    title: 'Handwerksgebäude',
    short:
      'Fülle eine Reihe, und du bekommst SP in Höhe der Rundennummer, einen Handwerksmarker und sofort dessen Wirkung.',
    long: [
      'Mit der ersten Lieferung belegst du eine leere Reihe für das ganze Spiel. Die Symbole darfst du in beliebiger Reihenfolge und über mehrere Runden füllen. Jedes Gebäude kannst du einmal komplett beliefern. Ein gesperrtes Gebäude nimmt nichts an (§8.3.2).',
      'Ist eine Reihe voll, geschieht dies (R24):',
      {
        steps: [
          'Ein Spielermarker bleibt als Besitzmarker liegen, die anderen kommen zurück in deinen Vorrat.',
          'Wer dieses Gebäude vor allen anderen komplett beliefert, nimmt den 1 SP, der dort liegt, und ein gesperrtes Gebäude öffnet.',
          'Du nimmst einen Handwerksmarker und SP in Höhe der Rundennummer. Ein dauerhafter Gemischtwarenladen legt seine 2 SP dazu.',
          'Die Sofortfunktion des Handwerksmarkers wird ausgeführt, jetzt oder nie.',
        ],
      },
      'Ab der nächsten Runde wirkt der Handwerksmarker dauerhaft.',
    ],
  },
  '8.3.2': {
    title: 'Gesperrte Gebäude',
    short:
      'Jedes Mal, wenn ein Gebäude zum ersten Mal komplett beliefert ist, verschwindet der niedrigste Gebäudemarker, und sein Gebäude öffnet.',
    long: [
      'Es öffnet sofort und für alle, und wer es ausgelöst hat, nimmt den 1 SP, der beim Marker liegt. Das geschieht dreimal; danach sind alle Gebäude offen.',
      'Ein Gebäude komplett zu beliefern, das jemand anders schon komplett beliefert hat, öffnet nichts.',
    ],
  },
  '8.3.3': {
    title: 'Karren und Markt',
    short:
      'Ein voller Karren bringt SP, eine Handelsware und einen Marktstand. Dieser verdrängt benachbarte fremde Marktstände mit niedrigerem Wert.',
    long: [
      'Karren füllst du wie Reihen, in beliebiger Reihenfolge und über mehrere Runden. Ist einer voll, geschieht dies (R14):',
      {
        steps: [
          'Du erhältst seine SP, und seine Spielermarker kommen zurück in deinen Vorrat.',
          'Du bekommst eine Handelsware, und die Karte kommt auf die Ablage.',
          'Du musst einen Marktstand auf ein leeres, nicht gesperrtes Marktfeld mit genau diesem Wert stellen.',
          'Jeder fremde Marktstand auf einem benachbarten Marktfeld mit niedrigerem Wert wird entfernt, und du nimmst für jeden 1 SP.',
        ],
      },
      'Sind alle offenen Marktfelder mit diesem Wert besetzt, ersetzt du dort einen fremden Marktstand, ebenfalls für 1 SP; danach sind wie üblich die Nachbarn dran. Lässt sich keiner ersetzen, stellst du keinen Marktstand auf (R13).',
      'Benachbarte Marktstände mit gleichem oder höherem Wert bleiben stehen, deine eigenen ebenso.',
    ],
  },
  '8.4': {
    title: 'Zusatzlieferungen',
    short:
      'In Spielreihenfolge darfst du Lieferungen für je 1 Silber kaufen: eine, und eine mehr für jedes Liefersymbol auf deinen Hofausbauten.',
    long: [
      'Du bezahlst eine, führst sie aus und entscheidest dann über die nächste; so kann die erste einbringen, was die zweite kostet (R16). Die Anzahl wird bestimmt, wenn dein Zug beginnt (R17).',
      'Der Wagner ändert hieran nichts.',
    ],
  },
} satisfies Partial<Book['sections']>

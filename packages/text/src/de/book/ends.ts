import type { Book } from '../../book.ts'

export const ends = {
  '9': {
    title: 'Wertungsphase',
    short: '1 SP für jeden deiner Marktstände und die SP neben deiner Scheibe auf der Siestaleiste.',
    long: [
      {
        steps: [
          'Die Marker kommen von den genutzten Helfern herunter; in der nächsten Runde sind sie wieder bereit.',
          'Jeder Marktstand auf dem Markt bringt seinem Besitzer 1 SP. Besitzmarker an Gebäuden bringen nichts.',
          'Jede Scheibe bringt, was ihr Feld auf der Siestaleiste zeigt.',
          'Helfer für diese Phase wirken, in Spielreihenfolge.',
          'Alle Scheiben kommen zurück auf das unterste Feld, in Spielreihenfolge gestapelt, die des Startspielers obenauf.',
          'Dachmarker, die niemand gekauft hat, kommen weg, und die der nächsten Runde werden aufgedeckt.',
          'Neue Handwerksmarker werden auf ihre dauerhafte Seite gedreht.',
        ],
      },
      '„Jederzeit“-Aktionen gibt es in dieser Phase nicht. Nach Runde 6 entfallen die letzten drei Schritte.',
    ],
  },
  '10': {
    title: 'Spielende',
    short: 'Nach Runde 6 werden deine Güter zu Silber und je 5 Silber zu 1 SP.',
    long: [
      'Alle Ressourcen in Lagern und Stall werden zu deinen Preisen verkauft, und jede Handelsware bringt 4 Silber. Erntegut auf Feldern, Nahrung, Wein und Fleisch bringen nichts. Dann werden je 5 Silber zu 1 SP; was übrig bleibt, entscheidet bei Gleichstand.',
      'Helfer, die von Verkaufspreisen oder vom Spielende sprechen, gelten vorher (R18). All das geschieht von selbst.',
    ],
  },
  '11': {
    title: 'Solospiel',
    short:
      'Du spielst gegen einen neutralen Spieler, der Würfel wegnimmt und Marktstände aufstellt. Gemessen wirst du an deinen eigenen Punkten.',
    long: [
      'Von den Spielreihenfolgemarkern 2 und 3 wird einer gezogen. Mit der 2 stehst du an erster Stelle, und dein Marktstand steht auf der 2 in der Mitte; mit der 3 stehst du an zweiter Stelle, und er steht auf der 3. Der neutrale Marktstand bekommt das andere Feld. In jeder Runde liegen zwei Dachmarker aus, und an jedem Gebäude liegt ein Handwerksmarker.',
      'Ertrag: Es gibt fünf Würfel. An erster Stelle nimmst du einen, einer kommt weg, du nimmst einen, einer kommt weg. An zweiter Stelle kommt einer weg, bevor du wählst, und das beide Male. Der letzte Würfel gehört in jedem Fall dir. In den Runden 1 bis 3 kommt der niedrigste Würfel weg, ab Runde 4 der höchste.',
      'Transport: Der neutrale Spieler deckt die oberste Karte auf und stellt einen Marktstand auf ein Marktfeld mit dem Wert ihres Karrens, und zwar nach deiner ganzen Transportphase, wenn du an erster Stelle stehst, sonst bevor du einen Eselmarker wählst. Dabei bevorzugt er der Reihe nach:',
      {
        steps: [
          'das Marktfeld, von dem aus die meisten deiner Marktstände entfernt werden, ein ersetzter mitgezählt;',
          'das Marktfeld mit den wenigsten höheren leeren, nicht gesperrten Marktfeldern daneben;',
          'das Marktfeld, das von jedem anderen neutralen Marktstand am weitesten entfernt ist;',
          'die niedrigste Nummer (R19).',
        ],
      },
      'Ersetzt wird nur, wenn kein Marktfeld mit diesem Wert leer ist. Der neutrale Spieler erhält keine SP. Deine Siesta entscheidet nur über den Platz in der nächsten Runde (R25).',
    ],
  },
  D: {
    title: 'Die Deluxe-Ausgabe',
    short: 'Dasselbe Spiel mit mehr Arten von Dachmarkern, einem anderen Markt für wenige Spieler und offenen Punkten.',
    long: [
      'Gespielt wird hier nur das Grundspiel, ohne Module.',
      'Neu sind diese Dachmarker: 3 oder 4 Silber; zwei kostenlose Aufwertungen; ein aufgewertetes Gut; eine Zusatzlieferung (R27); einen Würfel ändern (R28); noch einmal Einkommen (R29); ein Marktstand (R30); einen Dachmarkerplatz doppelt werten (R31).',
      'Genutzte Helfer werden mit einem Plättchen gekennzeichnet, das keiner deiner 25 Spielermarker ist (R2). Ist auf dem Markt kein Feld mit dem verlangten Wert leer, darfst du auf deinen Marktstand verzichten, statt einen anderen zu ersetzen.',
    ],
  },
} satisfies Partial<Book['sections']>

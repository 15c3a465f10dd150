import type { Book } from '../../book.ts'

export const readings: Book['readings'] = {
  markBack: {
    says: 'Nimmst du den Marker von einem Helfer zurück (R1), gilt der Helfer weiter als genutzt.',
    reason: 'Sonst würde ein fehlender Marker eine zweite Nutzung erkaufen.',
  },
  closedBack: {
    says: 'Marker auf Möglichkeiten, die der Hausierer geschlossen hat, lassen sich nicht zurücknehmen.',
    reason: 'Das würde öffnen, was die Karte geschlossen hat.',
  },
  markForgone: {
    says: 'Verzichtest du auf den Marker für einen Helfer (R1), bewirkt der Helfer nichts, und Bezahltes bleibt bezahlt.',
    reason: 'Zuerst kommt die Bezahlung, dann der Marker, dann die Wirkung.',
  },
  lostPens: {
    says: 'Schweine, die ihre Stallplätze verlieren, wenn der Schweinehirt geht, sind verloren und werden nicht verkauft.',
    reason: 'Was eine aufgegebene Karte enthielt, ist weg (R6).',
  },
  neededCards: {
    says: 'Vorarbeiter und Karrenbauer dürfen nicht Platz machen, solange sie gebraucht werden.',
    reason: 'Ohne sie hätten die anderen Karten keinen Platz.',
  },
  alikeRows: {
    says: 'Von gleichen leeren Reihen wird die erste belegt.',
    reason: 'Es hängt nichts davon ab, also wird niemand gefragt.',
  },
  quickDie: {
    says: 'Ein Würfel wird ausgeführt, sobald er genommen ist, es sei denn, man könnte noch etwas mit ihm machen.',
    reason: 'Niemand bestätigt gern, was gar nicht anders sein kann.',
  },
  extraSteps: {
    says: 'Die zusätzlichen Siestaschritte durch Wagner und Träumer sind freiwillig.',
    reason: 'Die meisten Spielregeln fassen den Schritt beim Wagner als Erlaubnis; der Träumer wird ebenso behandelt.',
  },
  scoringOrder: {
    says: 'Helfer der Wertungsphase, die nichts fragen, werten, bevor der Geldverleiher angeboten wird.',
    reason: 'Die 2 Silber, die er kostet, ändern bei keinem von ihnen etwas.',
  },
  uselessOffers: {
    says: 'Ein Dachmarker oder Helfer, der gar nichts bewirken könnte, wird nicht angeboten.',
    reason: 'Er ließe sich nur aus Versehen vergeuden.',
  },
  leftBonus: {
    says: 'Auf Güter nach Wahl darf man verzichten (R11), außer beim Einkommen.',
    reason: 'Güter binden Spielermarker (R1), ein Verzicht kann also klug sein; Einkommen ist Pflicht.',
  },
  secretCard: {
    says: 'Eine Karte, die du gerade ausspielst, bleibt geheim und lässt sich zurücknehmen, bis sie bezahlt oder Platz für sie geschaffen ist.',
    reason: 'Bis dahin gehört sie zu deiner Hand.',
  },
}

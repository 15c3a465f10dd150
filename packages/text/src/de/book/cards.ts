import type { Book } from '../../book.ts'

export const cards: Book['cards'] = {
  chef: 'Kostenlose Aufwertungen bleiben kostenlos; nur solche, die du bezahlst, werden billiger.',
  porter:
    'Ertragsfeld 2 hat drei Möglichkeiten: Karte ausspielen, Karte nachziehen, Erntegut nehmen. Ertragsfeld 6 hat zwei.',
  villageElder:
    'Wird vor dem Wurf genutzt, in Spielreihenfolge. Fällt kein Würfel auf das Ertragsfeld, verfällt die Reservierung, und der Helfer ist trotzdem genutzt. Im Solospiel wird beim Wegnehmen der reservierte Würfel übergangen, wenn es einen anderen gibt.',
  merchant:
    'Du führst ein Ertragsfeld aus, keinen Würfel; was von Würfeln spricht, gilt hier also nicht. Kaufmann und Tagelöhner dürfen beide auf denselben Würfel folgen.',
  trader: 'Für den Hausierer sind beide Formen eine einzige Möglichkeit.',
  coachman:
    'Wirkt in §8.3 und §8.4, vor, zwischen oder nach deinen anderen Lieferungen, auch wenn du keine hast. Es ist keine Zusatzlieferung: Der Verlader macht sie nicht kostenlos, und sie zählt nicht für §8.4.',
  packer: 'Die Anzahl der Zusatzlieferungen bleibt gleich.',
  tollKeeper: 'Wirkt gleich nach dem Wurf, in Spielreihenfolge, bevor der erste Würfel genommen wird.',
  joiner: 'Ein Rabatt durch den Drechsler wird zuerst abgezogen.',
  swineherd: 'Geht der Schweinehirt, sind Schweine ohne Stallplatz verloren und werden nicht verkauft.',
  smuggler:
    'Im Zug eines anderen wirkt er ganz oder gar nicht: Fehlt für die Kennzeichnung oder für die Handelsware ein Spielermarker, geschieht nichts, und er bleibt ungenutzt (R36).',
  fortuneTeller:
    'Sind weniger als zwei Karten im Nachziehstapel, wird zuerst die Ablage gemischt und daruntergelegt. Gibt es insgesamt nur eine Karte, nimm sie.',
  dayLabourer:
    'Gemeint ist das Ertragsfeld, auf dem dein Würfel ausgeführt wurde, nach jeder Änderung. Du führst ein Ertragsfeld aus, keinen Würfel; Kaufmann und Tagelöhner dürfen beide auf denselben Würfel folgen.',
  gleaner: 'Wirkt gleich nach dem Wurf, in Spielreihenfolge, bevor der erste Würfel genommen wird.',
  nightWatchman:
    'Ein geschützter Marktstand lässt sich auch nicht ersetzen (R13). Er ist auch vor neutralen Marktständen sicher.',
  storageBuilder: 'Er lässt sich nicht aufgeben, solange ein Dachmarker auf ihm liegt (R22).',
  cartMaker: 'Mit vier Karren lässt er sich nicht aufgeben. Der Fleischer zählt dann bis zu vier.',
  foreman: 'Mit vier anderen neben sich geht er erst, nachdem einer von ihnen aufgegeben wurde.',
  apprentice:
    'Eine Sofortfunktion zu wiederholen heißt nicht, einen Handwerksmarker zu nehmen; ein dauerhafter Gemischtwarenladen bringt also nichts dazu. Der Fleischer zählt die Karren in diesem Moment.',
  courier:
    'Wird in Spielreihenfolge genutzt, wenn die Eselmarker aufgedeckt sind und bevor eine Scheibe vorrückt. Dein erster Eselmarker gilt als unverbraucht.',
  dreamer: 'Der zusätzliche Schritt ist freiwillig.',
  moneyLender: 'Wird nach allem angeboten, was ohne Entscheidung gewertet wird.',
  steward: 'Zählt, bevor Silber zu SP wird (R18).',
  agriculturalWorker: 'Am Spielende wird auch das Erntegut auf Feldern verkauft (R33).',
  travellingSalesman:
    'Die Möglichkeiten sind 4 Silber, zwei Erntegüter, eine Karte, ein Schwein, Aufwertungen und mit ihren Helfern Händler und Lehrling. Auf einer geschlossenen Möglichkeit liegt einer deiner Spielermarker; geht der Helfer, sind alle wieder offen. Du darfst jedes Mal auf ihn verzichten. Eine Handelsware zu liefern und der Tausch in §10 sind kein Einsetzen.',
}

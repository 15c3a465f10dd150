import type { Book } from '../../book.ts'

export const rulings3: Pick<Book['rulings'], `R${25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 36}`> = {
  R25: {
    title: 'Wer im Solospiel zuerst dran ist',
    question: 'Wie weit muss meine Scheibe sein, damit ich in der nächsten Runde zuerst dran bin?',
    answer: 'Mindestens drei Schritte über dem Startfeld. Nachgesehen wird, bevor die Scheibe zurückkommt.',
    reason:
      'Die Spielregeln nennen das dritte Feld, ohne zu sagen, von wo aus gezählt wird. Das unterste Feld ist in allen die 0.',
  },
  R26: {
    title: 'Der Markt im Solospiel',
    question: 'Sind die Marktfelder mit einem X auch im klassischen Solospiel gesperrt?',
    answer: 'Ja, auch dort.',
    reason:
      'Die klassischen Spielregeln sperren sie für zwei und drei Spieler und vergessen das Solospiel, das einen noch kleineren Markt braucht.',
  },
  R27: {
    title: 'Der Dachmarker mit Zusatzlieferung',
    question: 'Kostet diese Lieferung etwas, und zählt sie für §8.4?',
    answer:
      'Sie kostet so viel wie in §8.4, also 1 Silber oder was deine Helfer daraus machen, und sie kommt zu der Anzahl dort hinzu.',
    reason: 'Die Deluxe-Regeln nennen sie eine Zusatzlieferung und sagen weiter nichts dazu.',
  },
  R28: {
    title: 'Der Dachmarker, der einen Würfel ändert',
    question: 'Welcher Würfel darf geändert werden, wann und wie weit?',
    answer:
      'Dein erster oder zweiter Würfel, nachdem du ihn genommen hast und bevor du ihn ausführst; um genau die Zahl auf dem Dachmarker, nach oben oder unten, nie unter 1 oder über 6. Der gemeinsame letzte Würfel lässt sich nicht ändern.',
    reason:
      'Die Deluxe-Regeln sprechen von einem Würfel, den man genommen hat, und von der 6 als höchster Zahl. Der Rest folgt daraus.',
  },
  R29: {
    title: 'Der Dachmarker für Einkommen',
    question: 'Was gehört zu „Einkommen noch einmal“?',
    answer: 'Der ganze Schritt Einkommen: Hofausbauten, Handwerksmarker und Helfer.',
    reason: 'Die Deluxe-Regeln verweisen auf diesen Schritt und nehmen nichts aus.',
  },
  R30: {
    title: 'Der Dachmarker mit Marktstand',
    question: 'Verdrängt der Marktstand dieses Dachmarkers andere?',
    answer:
      'Nein. Er kommt auf ein beliebiges leeres, nicht gesperrtes Marktfeld, bringt nichts ein und verdrängt niemanden.',
    reason:
      'Die Deluxe-Regeln schließen SP aus und erwähnen die Nachbarn nicht. Das Verdrängen gehört zum vollen Karren.',
  },
  R31: {
    title: 'Der Dachmarker, der verdoppelt',
    question: 'Welcher Dachmarkerplatz zählt doppelt, und geht auch dreifach?',
    answer:
      'Die SP eines Dachmarkerplatzes gibt es noch einmal, wenn ein Dachmarker gelegt wird: dieser oder einer, den du später legst. Jedes Legen zählt höchstens einmal doppelt.',
    reason: 'Die Deluxe-Regeln erlauben beide Momente und sagen nicht, was zwei solche Dachmarker zusammen bewirken.',
  },
  R32: {
    title: 'Helfer in der Wertungsphase',
    question: 'Zuerst kommen die Marker herunter. Darf ich meine Helfer gleich noch einmal nutzen?',
    answer:
      'Nein. Nur Helfer, die für die Wertungsphase gemacht sind, wirken in ihr: nach Marktständen und Siesta, jeder einmal und in Spielreihenfolge. Alle anderen warten auf die nächste Runde, und „Jederzeit“-Aktionen gibt es nicht.',
    reason: 'Wörtlich genommen ließen die Spielregeln jeden Helfer zweimal in einer Runde wirken.',
  },
  R33: {
    title: 'Der letzte Tausch',
    question: 'Ändern Helfer, was eine Handelsware am Ende wert ist?',
    answer:
      'Nein. Der Tausch geschieht von selbst, und eine Handelsware ist dabei immer 4 Silber wert. Der Feldarbeiter verkauft dann auch das Erntegut auf deinen Feldern.',
    reason:
      'Es ist kein Einsetzen, nur das Abrechnen. Das Recht, vom Feld zu verkaufen, das der Feldarbeiter gibt, gilt für jeden Verkauf.',
  },
  R34: {
    title: 'Genug Silber und SP',
    question: 'Was, wenn die Münzen ausgehen?',
    answer: 'Sie gehen nicht aus: Silber und SP sind unbegrenzt.',
    reason: 'Die Spielregeln zählen die Teile in der Schachtel, machen daraus aber nie eine Grenze.',
  },
  R35: {
    title: 'Kaufen ist teurer als verkaufen',
    question: 'Könnte ich mit bestimmten Helfern endlos mit Gewinn kaufen und verkaufen?',
    answer: 'Nein. Eine Ressource zu kaufen kostet dich mindestens 1 Silber mehr, als du für sie bekämst.',
    reason:
      'Bei den gedruckten Preisen braucht niemand diese Regel. Es könnten aber Helfer zusammenkommen, die beide ändern.',
  },
  R36: {
    title: 'Helfer im Zug eines anderen',
    question: 'Mein Helfer gibt mir etwas, während jemand anders handelt. Werde ich gefragt?',
    answer:
      'Nein. Es kommt von selbst; wirkt der Helfer einmal je Runde, dann bei der ersten Gelegenheit. Würde dafür ein Spielermarker fehlen, verfällt dieser Gewinn.',
    reason: 'Entscheiden darf, wer am Zug ist (R4). Eine Frage an jemand anderen würde den ganzen Tisch aufhalten.',
  },
}

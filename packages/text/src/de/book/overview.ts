import type { Book } from '../../book.ts'

export const overview = {
  '1': {
    title: 'Worum es geht',
    short:
      'Alle führen einen kleinen Hof auf Mallorca. In sechs Runden bringst du deinen zu mehr Ansehen als die anderen.',
    long: [
      'Dein Hof fängt fast bei null an. Aus Karten werden Felder, Karren, Hofausbauten und Helfer; auf den Feldern wachsen Oliven, Korn und Trauben; in den Stall ziehen Schweine ein. Was du erntest, verkaufst du, veredelst du, oder du schickst es mit dem Esel in die Stadt.',
      'Dort warten sechs Handwerksgebäude, ein voller Markt und eine Siesta, die ebenfalls etwas wert ist. La Granja ist für eine bis vier Personen; allein spielst du gegen den neutralen Spieler (§11).',
    ],
  },
  '2': {
    title: 'Was auf dem Tisch liegt',
    short: 'In der Mitte die Stadt mit Markt, Gebäuden und Siestaleiste, ringsum ein Hof für jeden Spieler.',
    long: [
      'Die Seiten dieses Abschnitts erklären, woraus das Spiel besteht. Wie man damit spielt, steht ab §5.',
      'Preise und andere Zahlen sind auf dem Spielmaterial selbst gedruckt. Nicht alle davon kennen wir aus einem Text; woher jede Zahl kommt, sagt die Seite über die Quellen.',
    ],
  },
  '2.1': {
    title: 'Die Stadt',
    short: 'Sechs Handwerksgebäude, der Markt, sechs Ertragsfelder für die Würfel und die Siestaleiste.',
    long: [
      [
        'Jedes Handwerksgebäude hat vier Symbolreihen. Eine davon kannst du für dich belegen und die Güter liefern, die sie zeigt (§8.3.1).',
        'Der Markt besteht aus Marktfeldern mit Werten von 2 bis 6. Ein Marktstand darauf bringt in jeder Runde einen Punkt (§8.3.3, §9).',
        'Die Ertragsfelder 1 bis 6 sagen, wozu ein Würfel gut ist (§7.2).',
        'Die Siestaleiste entscheidet, wer zuerst dran ist, und belohnt alle, die gut ruhen, mit Punkten (§8.2).',
      ],
    ],
  },
  '2.2': {
    title: 'Die Hofkarten',
    short: 'Es gibt 66 Karten, und jede kann viererlei sein. Eines davon wählst du; die anderen drei verfallen.',
    long: [
      'Links unter den Hof geschoben ist eine Karte ein Feld, oben ein Marktkarren, rechts ein Hofausbau, unten ein Helfer. Von da an zählt nur noch die Seite, die herausschaut.',
      'Handkarten und Nachziehstapel sind geheim. Die Ablage liegt offen, und alle dürfen sie durchsehen. Sobald der Nachziehstapel aufgebraucht ist, wird aus der Ablage ein neuer gemischt, auch mitten im Nachziehen.',
    ],
  },
  '2.3': {
    title: 'Die Ertragswürfel',
    short:
      'Die Würfel gehören niemandem. Einmal je Runde wird gewürfelt, und jeder Würfel bringt, was sein Ertragsfeld zeigt.',
    long: [
      'Es sind zwei je Spieler und einer dazu: fünf zu zweit, sieben zu dritt, neun zu viert. Im Solospiel sind es fünf.',
    ],
  },
  '2.4': {
    title: 'Dein Hof',
    short:
      'Lager für Güter, ein Schweinestall, ein Platz für Handelswaren, fünf Dachmarkerplätze und an allen vier Seiten Raum für Karten.',
    long: [
      [
        'Für jedes Erntegut und jedes aufgewertete Gut gibt es ein Lager. Voll wird ein Lager nie.',
        'Der Schweinestall hat zwei Stallplätze. Jedes Stallplatzsymbol auf einem Hofausbau schafft Raum für ein weiteres Schwein; auch Helfer können welchen schaffen.',
        'Handelswaren stehen in der Mitte, so viele du willst.',
        'Die Dachmarkerplätze werden von links nach rechts belegt (§6.4).',
      ],
      'Felder und Hofausbauten darfst du beliebig viele haben. Für Karren und für Helfer gibt es je drei Plätze.',
    ],
  },
  '2.5': {
    title: 'Marker und Münzen',
    short: 'Silber, Siegpunkte, Handwerksmarker, Dachmarker, Eselmarker und Gebäudemarker.',
    long: [
      [
        'Silber und Siegpunkte (SP) gehen nie aus.',
        'An jedem Gebäude liegt für jeden Spieler ein Handwerksmarker. Seine erste Seite wirkt einmal, in dem Moment, in dem du ihn bekommst; die andere wirkt ab der nächsten Runde (§8.3.1).',
        'Dachmarker gibt es in sechs Sätzen, einen für jede Runde. Es liegen so viele offen aus, wie Spieler am Tisch sitzen (§6.4).',
        'Alle haben die gleichen vier Eselmarker (§8.1).',
        'Drei Gebäudemarker sperren zu Beginn drei der Gebäude (§8.3.2).',
      ],
    ],
  },
  '2.6': {
    title: 'Wie dir dieser Tisch hilft',
    short: 'Was leuchtet, kannst du antippen. Was nicht leuchtet, sagt dir den Grund und die Regel dazu.',
    long: [
      'Hinter jedem Grund steht eine Regel in Klammern. Sie schlägt dieses Buch auf der richtigen Seite auf, und die Partie wartet, wo sie war. Das Fragezeichen neben dem Satz am unteren Rand öffnet die Seite zu dem Schritt, der gerade gespielt wird.',
      'Alles lässt sich rückgängig machen, bis jemand dadurch etwas Neues erfahren hat: eine gezogene Karte, einen Wurf, eine weitergegebene Wahl. Solche Aktionen tragen ein kleines Schloss.',
      'Jedes Zeichen erklärt sich selbst, wenn der Zeiger darauf ruht, wenn es den Fokus hat oder wenn du es länger drückst. Alles geht auch mit der Tastatur; die Taste ? zeigt die Liste.',
    ],
  },
  '2.7': {
    title: 'Spielermarker und Scheiben',
    short:
      'Du hast 25 Spielermarker. Jedes Gut, jedes Schwein, jede Handelsware, jede Lieferung und jeder Marktstand von dir ist einer davon.',
    long: [
      'Was ein Spielermarker ist, hängt davon ab, wo er liegt: auf einem Feld ein Erntegut, im Stall ein Schwein, auf einem Marktfeld ein Marktstand. Silber und SP haben eigene Münzen und Marker und brauchen keinen.',
      'Wer alle 25 im Einsatz hat, muss erst einen zurücknehmen, bevor etwas Neues hinzukommt, oder darauf verzichten; R1 sagt, wie das geht.',
      'Die Scheibe auf der Siestaleiste gehört nicht zu den 25.',
    ],
  },
  '2.8': {
    title: 'Wichtige Begriffe',
    short: 'Einige Wörter haben eine genaue Bedeutung: Ressource, aufgewertetes Gut, Hofgut, Lieferung.',
    long: [
      [
        'Erntegut: Olive, Korn oder Traube.',
        'Ressource: ein Erntegut oder ein Schwein. Ressourcen kannst du kaufen, verkaufen und aufwerten.',
        'Aufgewertetes Gut: Nahrung, Wein oder Fleisch. Es wird weder gekauft noch verkauft, sofern kein Helfer es erlaubt.',
        'Hofgut: eine der neun Sorten, mit denen ein Hofausbau bezahlt wird: Silber, SP, Olive, Korn, Traube, Schwein, Nahrung, Wein, Fleisch. Ein Silber oder ein SP zählt als ein Gut.',
        'Handelsware: eine Kiste. Sie ist kein Hofgut.',
        'Lieferung: Ein Gut kommt von einem Feld, aus einem Lager, aus dem Stall oder vom Handelswarenplatz in eine Reihe eines Gebäudes oder auf einen deiner Karren.',
        'Aktiver Spieler: wer gerade zu entscheiden hat.',
      ],
      'Ein Erntegut, das du bekommst, kommt in sein Lager; nur beim Wachstum (§6.3) entsteht Erntegut auf Feldern. Ein Schwein braucht einen freien Stallplatz (R5).',
    ],
  },
  '3': {
    title: 'Wer gewinnt',
    short: 'Die meisten Siegpunkte nach sechs Runden. Bei Gleichstand liegt vorn, wer mehr Silber übrig hat.',
    long: [
      'Viele Wege führen zu Punkten:',
      [
        'Reihen an Handwerksgebäuden komplett beliefern; spätere Runden zahlen mehr (§8.3.1);',
        'Karren voll beladen und Marktstände auf dem Markt halten, Runde für Runde (§8.3.3, §9);',
        'andere Marktstände verdrängen, Dachmarker kaufen, eine lange Siesta halten;',
        'Helfer und ganz am Ende das Silber, das übrig ist (§10).',
      ],
      'Ist auch das Silber gleich, wird der Sieg geteilt.',
    ],
  },
  '4': {
    title: 'Spielvorbereitung',
    short:
      'Der Tisch deckt sich selbst. Hier steht, was dabei geschieht, für alle, die es wissen wollen oder zu Hause spielen.',
    long: [
      {
        steps: [
          'Jeder Spieler bekommt 1 SP, 1 Silber, 1 Handelsware, vier Eselmarker und 25 Spielermarker.',
          'Die 66 Karten werden gemischt, jeder Spieler bekommt vier. Der Rest ist der Nachziehstapel.',
          'Für jede Runde werden zufällig und ungesehen so viele Dachmarker gezogen, wie Spieler teilnehmen. Die der ersten Runde werden aufgedeckt.',
          'An jedes Gebäude kommen ein Handwerksmarker je Spieler und 1 SP für die erste komplette Belieferung.',
          'Drei Gebäude werden ausgewürfelt; sie bekommen die Gebäudemarker 1, 2 und 3 mit je 1 SP und sind vorerst gesperrt.',
          'Der Startspieler wird ausgelost; die anderen folgen im Uhrzeigersinn.',
          'Zwei Würfel je Spieler und einer dazu liegen bereit, im Solospiel fünf.',
          'In Spielreihenfolge stellen alle einen Marktstand auf die Marktfelder 2, 3, 4, 5 in der Mitte, der Startspieler auf die 2.',
          'Alle Scheiben liegen gestapelt auf dem untersten Feld der Siestaleiste, die des Startspielers obenauf.',
          'Bei weniger Spielern sind einige Marktfelder gesperrt.',
        ],
      },
    ],
  },
} satisfies Partial<Book['sections']>

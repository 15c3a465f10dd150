import type { Ui } from '../../ui.ts'

export const passkeys: Ui['passkeys'] = {
  title: 'Passkeys',
  about:
    'Mit einem Passkey bist du auf jedem Gerät du selbst, per Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel. Nötig ist er nicht.',
  add: 'Passkey hinzufügen',
  name: 'Wie soll er heißen?',
  make: 'Anlegen',
  cancel: 'Abbrechen',
  none: 'Du hast noch keinen Passkey.',
  since: date => `seit ${date}`,
  remove: 'Entfernen',
  removeOf: name => `Passkey „${name}“ entfernen`,
  sure: 'Diesen Passkey entfernen?',
  sureHint: name =>
    `„${name}“ öffnet hier dann nichts mehr. Dieses Gerät kennt dich weiterhin. Lösche den Passkey auch dort, wo er aufbewahrt wird.`,
  have: 'Ich habe einen Passkey',
  nobody: 'Auf diesem Gerät ist noch niemand bekannt.',
  belongs: name => `Zu diesem Passkey gehört der Name ${name}. Deine Tische findest du dann auch hier.`,
  notHere:
    'Unter dieser Adresse gibt es keine Passkeys. Dafür braucht es https und einen Server, der seinen eigenen Namen kennt.',
  why: {
    noPasskeys: 'Unter dieser Adresse gibt es keine Passkeys.',
    tooLateForPasskey: 'Das hat zu lange gedauert. Versuche es noch einmal.',
    wrongPasskey: 'Der Server hat diesen Passkey nicht angenommen.',
    unknownPasskey: 'Der Server kennt diesen Passkey nicht oder nicht mehr.',
    passkeyTaken: 'Auf diesem Gerät gibt es schon einen Passkey.',
    tooManyPasskeys: 'Du hast schon sehr viele Passkeys. Entferne erst einen.',
    cancelled: 'Es wurde kein Passkey verwendet.',
  },
}

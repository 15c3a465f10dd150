/** A passkey instead of a link: on the page about oneself, and in the lobby of a device that knows nobody. */
export const passkeys = {
  title: 'Passkeys',
  about: 'With a passkey you are yourself on any device, by fingerprint, face, PIN or security key. Nobody needs one.',
  add: 'Add a passkey',
  name: 'What shall it be called?',
  make: 'Make it',
  cancel: 'Cancel',
  none: 'You have no passkey yet.',
  since: (date: string) => `since ${date}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove the passkey “${name}”`,
  sure: 'Remove this passkey?',
  sureHint: (name: string) =>
    `“${name}” will not open anything here any more. This device stays yours. Delete the passkey where you keep it, too.`,
  have: 'I have a passkey',
  nobody: 'Nobody is known on this device yet.',
  belongs: (name: string) => `This passkey belongs to ${name}. Your tables will be found here too.`,
  notHere: 'Passkeys cannot be used at this address. They need https, and a server that knows its own name.',
  why: {
    noPasskeys: 'Passkeys cannot be used at this address.',
    tooLateForPasskey: 'That took too long. Try once more.',
    wrongPasskey: 'The server did not accept this passkey.',
    unknownPasskey: 'The server does not know this passkey, or not any more.',
    passkeyTaken: 'There is a passkey on this device already.',
    tooManyPasskeys: 'You have very many passkeys. Remove one first.',
    cancelled: 'No passkey was used.',
  },
} as const

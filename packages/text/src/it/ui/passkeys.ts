import type { Ui } from '../../ui.ts'

export const passkeys: Ui['passkeys'] = {
  title: 'Passkey',
  about:
    'Con una passkey sei tu su qualsiasi dispositivo: basta l’impronta, il volto, il PIN o una chiave di sicurezza. Non è necessaria.',
  add: 'Aggiungi una passkey',
  name: 'Come si deve chiamare?',
  make: 'Crea',
  cancel: 'Annulla',
  none: 'Non hai ancora nessuna passkey.',
  since: date => `aggiunta: ${date}`,
  remove: 'Rimuovi',
  removeOf: name => `Rimuovi la passkey «${name}»`,
  sure: 'Rimuovere questa passkey?',
  sureHint: name =>
    `«${name}» qui non aprirà più nulla. Questo dispositivo continuerà a riconoscerti. Elimina la passkey anche dove la conservi.`,
  have: 'Ho una passkey',
  nobody: 'Su questo dispositivo non si conosce ancora nessuno.',
  belongs: name => `Questa passkey appartiene a ${name}. Troverai i tuoi tavoli anche qui.`,
  notHere: 'A questo indirizzo non si possono usare passkey: servono https e un server che conosca il proprio nome.',
  why: {
    noPasskeys: 'A questo indirizzo non si possono usare passkey.',
    tooLateForPasskey: 'È passato troppo tempo. Riprova.',
    wrongPasskey: 'Il server non ha accettato questa passkey.',
    unknownPasskey: 'Il server non conosce questa passkey, o non la conosce più.',
    passkeyTaken: 'Su questo dispositivo c’è già una passkey.',
    tooManyPasskeys: 'Hai già moltissime passkey. Rimuovine prima una.',
    cancelled: 'Non è stata usata nessuna passkey.',
  },
}

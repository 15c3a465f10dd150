import type { PasskeyLine } from '@la-granja/server/protocol'
import { useEffect, useState } from 'react'
import { type Answer, api } from './api.ts'
import { makeCredential, showCredential } from './credentials.ts'
import { type Me, me } from './me.ts'

let asked: Promise<boolean> | undefined

/** Whether the browser has passkeys for this page, and the server takes them from here. */
async function offered(): Promise<boolean> {
  if (!isSecureContext || !('PublicKeyCredential' in window)) return false
  const answer = await api.passkeysOffered()
  // Without an answer the next one who asks may get one.
  if ('error' in answer) asked = undefined
  return 'ok' in answer && answer.ok.origin === location.origin
}

export function usePasskeysOffered(): boolean | undefined {
  const [known, setKnown] = useState<boolean>()
  useEffect(() => {
    let here = true
    asked ??= offered()
    void asked.then(yes => {
      if (here) setKnown(yes)
    })
    return () => {
      here = false
    }
  }, [])
  return known
}

/** One more passkey for the person of this device. */
export async function addPasskey({ key }: Me, name: string): Promise<Answer<PasskeyLine>> {
  const options = await api.beginPasskey(key)
  if ('error' in options) return options
  const made = await makeCredential(options.ok)
  return 'error' in made ? made : api.addPasskey(key, name.trim(), made.ok)
}

/** Who the owner of a passkey is, with a key for this device. The device is still whoever it was. */
export async function meByPasskey(): Promise<Answer<Me>> {
  const key = me()?.key
  const options = await api.beginEntering(key)
  if ('error' in options) return options
  const shown = await showCredential(options.ok)
  return 'error' in shown ? shown : api.enter(key, shown.ok)
}

const BROWSERS = { Edg: 'Edge', OPR: 'Opera', Firefox: 'Firefox', Chrome: 'Chrome', Safari: 'Safari' } as const
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'] as const

/** What a device is called until somebody finds a better name. */
export function deviceName(agent = navigator.userAgent): string {
  const browser = Object.entries(BROWSERS).find(([sign]) => agent.includes(sign))?.[1]
  const system = SYSTEMS.find(sign => agent.includes(sign))
  return [browser, system].filter(part => part !== undefined).join(', ')
}

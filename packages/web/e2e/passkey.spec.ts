import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { expect, test } from './online.ts'

/** A phone that holds passkeys and knows its owner, without the phone. */
async function holdPasskeys(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** As if it were another device: only the passkey has come along. */
async function forgetEverything(page: Page, lobby: string): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.goto(lobby)
  await expect(page.getByLabel('Your name')).toBeVisible()
}

async function openAs(page: Page, lobby: string, name: string): Promise<string> {
  await page.goto(lobby)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: /^Open a table/ }).click()
  await expect(page).toHaveURL(/\/table\//)
  await expect(page.getByRole('heading', { name: 'The table is being set' })).toBeVisible()
  return new URL(page.url()).pathname
}

test('a passkey brings a name and its tables to another device, until it is removed', async ({ guest, house }) => {
  // Browsers know no passkeys for an address in numbers.
  const lobby = `${house.replace('127.0.0.1', 'localhost')}/online`
  const page = await guest()
  await holdPasskeys(page)
  const table = await openAs(page, lobby, 'Ann')
  await page.goto(lobby)
  await page.getByRole('link', { name: 'Passkeys' }).click()
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('What shall it be called?').fill('Red phone')
  await page.getByRole('button', { name: 'Make it' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Red phone' })).toContainText('since')
  expect(await findings(page, { parts: ['.lobby-myself'] })).toEqual([])
  // The same phone is not asked to hold a second one for her.
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'Make it' }).click()
  await expect(page.getByText('There is a passkey on this device already.')).toBeVisible()

  await forgetEverything(page, lobby)
  await page.getByRole('button', { name: 'I have a passkey' }).click()
  await expect(page.getByText('You are Ann.')).toBeVisible()
  await expect(page.locator(`a[href="${table}"]`)).toBeVisible()

  // Somebody else’s device may meet her at a table first.
  await forgetEverything(page, lobby)
  await page.goto(new URL(table, lobby).href)
  await expect(page.getByLabel('Your name')).toBeVisible()
  await page.getByRole('button', { name: 'I have a passkey' }).click()
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible()

  await forgetEverything(page, lobby)
  await openAs(page, lobby, 'Bob')
  await page.goto(lobby)
  const comeIn = async (answer: string) => {
    await page.getByRole('link', { name: 'Passkeys' }).click()
    await page.getByRole('button', { name: 'I have a passkey' }).click()
    await expect(page.getByText(/^This device is Bob now/)).toBeVisible()
    await page.getByRole('button', { name: answer }).click()
  }
  await comeIn('Stay as it is')
  await expect(page.getByText('You are Bob.')).toBeVisible()
  await comeIn('Go on as Ann')
  await expect(page.getByText('You are Ann.')).toBeVisible()

  await page.getByRole('link', { name: 'Passkeys' }).click()
  await page.getByRole('button', { name: 'Remove the passkey “Red phone”' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeFocused()
})

test('whoever removes passkeys by key goes on with the next one, and at the end with the heading', async ({
  guest,
  house,
}) => {
  const lobby = `${house.replace('127.0.0.1', 'localhost')}/online`
  const page = await guest()
  await openAs(page, lobby, 'Ann')
  const lines = ['Red phone', 'Blue phone', 'Laptop'].map((name, at) => ({ id: `id${at}`, name, at }))
  await page.route('**/api/me/passkeys', route => route.fulfill({ json: lines }))
  await page.route('**/api/me/passkeys/*', route => route.fulfill({ status: 204 }))
  await page.goto(new URL('/me', lobby).href)
  const button = (name: string) => page.getByRole('button', { name: `Remove the passkey “${name}”` })
  const remove = async (name: string) => {
    await button(name).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).press('Enter')
    await expect(button(name)).toBeHidden()
  }
  await remove('Red phone')
  await expect(button('Blue phone')).toBeFocused()
  await remove('Laptop')
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeFocused()
})

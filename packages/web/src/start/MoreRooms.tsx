import { useEffect } from 'react'
import { Link } from 'wouter'
import { openDays } from '../daily/days.ts'
import { isServed } from '../online/api.ts'
import { me } from '../online/me.ts'
import { useUi } from '../words.ts'

/** The daily challenge, and one's numbers. */
export function MoreRooms() {
  const { daily, numbers } = useUi()
  useEffect(() => void enterLate(), [])
  return (
    <>
      <Link className="shell-button start-room" href="/daily">
        {daily.link}
      </Link>
      <Link className="shell-button start-room" href="/numbers">
        {numbers.link}
      </Link>
    </>
  )
}

/** What was played without a network is entered as soon as somebody comes by with one. */
async function enterLate(): Promise<void> {
  const person = me()
  if (person === undefined || openDays().length === 0 || !(await isServed())) return
  const { enterDays } = await import('../daily/enter.ts')
  await enterDays(person.key)
}

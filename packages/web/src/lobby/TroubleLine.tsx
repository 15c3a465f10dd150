import { Icon } from '../draw/Icon.tsx'
import { useOnlineWords } from '../online/words.ts'
import { Sign } from '../start/Sign.tsx'
import type { Trouble } from './useTrouble.ts'

export function TroubleLine({ trouble }: { readonly trouble: Trouble }) {
  const words = useOnlineWords().trouble
  if (trouble.text === undefined) return undefined
  return (
    <p className="lobby-trouble" role="alert">
      <Sign name="warning" />
      <span>{trouble.text}</span>
      <button type="button" className="shell-tool" aria-label={words.dismiss} onClick={trouble.dismiss}>
        <Icon name="close" size={16} />
      </button>
    </p>
  )
}

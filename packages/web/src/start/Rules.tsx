import { namesIn } from '@la-granja/text'
import { useLanguage, useUi } from '../words.ts'
import { Panel } from './Panel.tsx'

export function Rules({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { rules } = useUi().table
  const { phases } = namesIn(useLanguage())
  return (
    <Panel title={rules.title} open={open} onClose={onClose} wide>
      <div className="shell-prose">
        <p>{rules.lead}</p>
        <ol className="shell-phases">
          {rules.phases.map(({ phase, says }) => (
            <li key={phase}>
              <h3>{phases[phase as keyof typeof phases]}</h3>
              {says.map(sentence => (
                <p key={sentence}>{sentence}</p>
              ))}
            </li>
          ))}
        </ol>
        <h3>{rules.anytime}</h3>
        <p>{rules.anytimeSays}</p>
        <h3>{rules.screen}</h3>
        {rules.screenSays.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
        <h3>{rules.keys}</h3>
        <ul>
          {rules.keysSays.map(key => (
            <li key={key}>{key}</li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}

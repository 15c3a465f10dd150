import { drawOnChange } from '../draw/drawOnChange.ts'
import { Tool } from '../table/Tool.tsx'
import { useUi } from '../words.ts'
import { Glyph } from './Glyph.tsx'
import { STRIDES } from './stops.ts'
import { type Moment, SPEEDS, type Speed } from './useMoment.ts'

const FAR_FIRST = [...STRIDES].reverse()

/** Back on the left, forward on the right, from far to near; in between it plays by itself. */
export function Controls({ moment }: { readonly moment: Moment }) {
  const { replay } = useUi()
  const { at, last, playing, speed, setSpeed, jump, move, toggle } = moment
  return (
    <div className="replay-buttons" role="toolbar" aria-label={replay.controls}>
      <Tool label={replay.first} able={at > 0} why={replay.count(at, last)} onPress={() => jump(0)}>
        <Glyph name="end" back />
      </Tool>
      {FAR_FIRST.map(stride => (
        <Tool
          key={stride}
          label={replay.back[stride]}
          able={at > 0}
          why={replay.count(at, last)}
          onPress={() => move(stride, -1)}
        >
          <Glyph name={stride} back />
        </Tool>
      ))}
      <button
        type="button"
        className="shell-tool replay-play"
        aria-label={playing ? replay.pause : replay.play}
        title={playing ? replay.pause : replay.play}
        onClick={toggle}
      >
        <Glyph name={playing ? 'pause' : 'play'} />
      </button>
      {STRIDES.map(stride => (
        <Tool
          key={stride}
          label={replay.forward[stride]}
          able={at < last}
          why={replay.count(at, last)}
          onPress={() => move(stride, 1)}
        >
          <Glyph name={stride} />
        </Tool>
      ))}
      <Tool label={replay.last} able={at < last} why={replay.count(at, last)} onPress={() => jump(last)}>
        <Glyph name="end" />
      </Tool>
      <select
        className="replay-select"
        aria-label={replay.speed}
        title={replay.speed}
        value={speed}
        onChange={({ target }) => setSpeed(Number(target.value) as Speed)}
      >
        {SPEEDS.map(one => (
          <option key={one} value={one}>
            {replay.times(String(one))}
          </option>
        ))}
      </select>
      <Keys />
    </div>
  )
}

/** The keys, in a leaf that opens above the controls. */
const Keys = drawOnChange(function Keys() {
  const { replay } = useUi()
  const { keyNames, keyActions } = replay
  const rows = [
    [['←'], ['→'], keyActions.action],
    [[keyNames.shift, '←'], [keyNames.shift, '→'], keyActions.turn],
    [['↑'], ['↓'], keyActions.round],
    [[keyNames.space], [], keyActions.play],
  ] as const
  return (
    <>
      <button
        type="button"
        className="shell-tool"
        popoverTarget="replay-keys"
        aria-label={replay.keys}
        title={replay.keys}
      >
        <b aria-hidden="true">?</b>
      </button>
      <section id="replay-keys" className="replay-keys" popover="auto" aria-label={replay.keys}>
        <dl>
          {rows.map(([one, other, says]) => (
            <div key={says}>
              <dt>
                <Chord keys={one} /> <Chord keys={other} />
              </dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
})

function Chord({ keys }: { readonly keys: readonly string[] }) {
  return (
    <span>
      {keys.map(key => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  )
}

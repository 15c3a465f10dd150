import { makeRation } from './ration.ts'
import { NOTES, type Note, type Rustle, type Tone, type Voice } from './voices.ts'

// Everything is made of tones and noise, so there is no file to fetch. This comes as a chunk of its own, once somebody wants it.

/** The loudest that the loudest setting may be; a table is a quiet place. */
const QUIET = 0.35
/** Voices of one action follow each other by this much, in seconds. */
const APART = 0.09

interface Output {
  readonly context: AudioContext
  readonly noise: AudioBuffer
}

let output: Output | undefined
const mayBegin = makeRation()

function open(): Output {
  if (output !== undefined) return output
  const context = new AudioContext()
  const noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  output = { context, noise }
  return output
}

/** Only to be called after a gesture: before one, browsers let nothing sound and complain about it. */
export function sound(voices: readonly Voice[], volume: number): void {
  const { context, noise } = open()
  // A page that was asleep has to be woken.
  if (context.state === 'suspended') void context.resume()
  voices.forEach((voice, index) => {
    const start = context.currentTime + index * APART
    if (!mayBegin(voice, start * 1000)) return
    for (const note of NOTES[voice]) play(note, { context, noise }, start, volume * QUIET)
  })
}

function play({ at, lasts, gain, made }: Note, { context, noise }: Output, start: number, volume: number): void {
  const from = start + at / 1000
  const to = from + lasts / 1000
  const level = context.createGain()
  level.gain.setValueAtTime(gain * volume, from)
  // An end that is cut off would click.
  level.gain.exponentialRampToValueAtTime(0.0001, to)
  level.connect(context.destination)
  const source = 'wave' in made ? toning(made, context, from, to) : rustling(made, context, noise)
  source.last.connect(level)
  source.first.start(from)
  source.first.stop(to)
}

/** A chain of parts; what comes out of the last is heard. */
interface Source {
  readonly first: AudioScheduledSourceNode
  readonly last: AudioNode
}

function toning({ wave, from: low, to: high }: Tone, context: AudioContext, from: number, to: number): Source {
  const tone = context.createOscillator()
  tone.type = wave
  tone.frequency.setValueAtTime(low, from)
  tone.frequency.exponentialRampToValueAtTime(high, to)
  return { first: tone, last: tone }
}

function rustling({ around, narrow }: Rustle, context: AudioContext, noise: AudioBuffer): Source {
  const first = context.createBufferSource()
  first.buffer = noise
  const last = context.createBiquadFilter()
  last.type = 'bandpass'
  last.frequency.value = around
  last.Q.value = narrow
  first.connect(last)
  return { first, last }
}

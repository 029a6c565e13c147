import { LAW_PRESETS } from '#modules/compute/pure'
import { change } from './change.ts'

/** The law of another day, a law that was voted, or figures of it that are supposed. */
export const law = change({
  type: 'LAW',
  fields: {
    date: { kind: 'day', optional: true },
    preset: { kind: 'choice', words: LAW_PRESETS, optional: true },
    set: { kind: 'figures', optional: true },
  },
  apply: (state, { date, preset, set }) => ({
    ...state,
    ...(date && { lawDay: date }),
    ...((preset || set) && {
      law: {
        ...state.law,
        ...(preset && { preset }),
        ...(set && { set: { ...state.law?.set, ...set } }),
      },
    }),
  }),
})

import { gated } from './section.tsx'

/** What the assistant does and does not do; it is reached from its dialog, and has no line of the menu. */
export const assistantScreens = [
  gated('aiChat', [{ path: 'assistant', lazy: () => import('../routes/assistant.tsx') }]),
]

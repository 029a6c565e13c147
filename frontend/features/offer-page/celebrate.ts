import type confetti from 'canvas-confetti'

const LASTS_MS = 5_000
const EVERY_MS = 250

/**
 * Confetti for five seconds, a burst every 250 ms; silent where the browser cannot.
 *
 * @param load fetches what draws it: it is not waited for before a yes
 */
export async function celebrate(
  load: () => Promise<{ default: typeof confetti }> = () => import('canvas-confetti')
): Promise<void> {
  try {
    const { default: library } = await load()
    // In this thread: the page's policy allows no worker made out of text.
    const burst = library.create(undefined, { resize: true, useWorker: false })
    const end = Date.now() + LASTS_MS
    const timer = setInterval(() => {
      const left = end - Date.now()
      if (left < 0 || !fired(burst, left / LASTS_MS)) clearInterval(timer)
    }, EVERY_MS)
  } catch {
    // Joy is not worth an error.
  }
}

/** One burst from either side, smaller towards the end; whether it could be drawn. */
function fired(burst: confetti.CreateTypes, left: number): boolean {
  try {
    for (const x of [0.2, 0.8])
      void burst({
        particleCount: Math.ceil(10 + 40 * left),
        startVelocity: 30,
        spread: 360,
        ticks: 60,
        zIndex: 60,
        disableForReducedMotion: true,
        origin: { x, y: Math.random() * 0.4 },
      })
    return true
  } catch {
    return false
  }
}

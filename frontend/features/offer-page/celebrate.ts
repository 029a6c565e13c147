const LASTS_MS = 5_000
const EVERY_MS = 250

/** Confetti for five seconds, a burst every 250 ms; silent where the browser cannot. */
export async function celebrate(): Promise<void> {
  try {
    const { default: confetti } = await import('canvas-confetti')
    const end = performance.now() + LASTS_MS
    const timer = setInterval(() => {
      const left = end - performance.now()
      if (left <= 0) return clearInterval(timer)
      const particleCount = Math.ceil((50 * left) / LASTS_MS)
      for (const x of [0.2, 0.8])
        void confetti({
          particleCount,
          startVelocity: 30,
          spread: 360,
          ticks: 60,
          zIndex: 60,
          disableForReducedMotion: true,
          origin: { x, y: Math.random() * 0.4 },
        })
    }, EVERY_MS)
  } catch {
    // Joy is not worth an error.
  }
}

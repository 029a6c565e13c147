import type { ReactNode } from 'react'

/** What goes on, always under the thumb, and below it the ways out. */
export function BottomBar({ children, ways }: { children: ReactNode; ways: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-col border-t border-line bg-surface px-4 pt-3 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:mx-0 sm:rounded-t-xl sm:border-x sm:px-6 [@media(max-height:30rem)]:static">
      {children}
      {ways}
    </div>
  )
}

import { Palette } from '@/features/search/palette'
import { useScreens } from './use-screens.ts'

interface SearchProps {
  userId: string
  onClose: () => void
}

/** The palette with every screen that one may go to; it comes when somebody is about to open it. */
export default function Search({ userId, onClose }: SearchProps) {
  const screens = useScreens()
  return <Palette screens={screens} userId={userId} onClose={onClose} />
}

import { useParams } from 'react-router-dom'
import { LanguageSwitch } from '../../flows/language/language-switch.tsx'
import { Gallery } from '../../features/gallery/gallery.tsx'

/** The flow gallery, for developers. */
export default function DemoScreen() {
  const { flow } = useParams()
  return <Gallery flowId={flow} languageSwitch={<LanguageSwitch />} />
}

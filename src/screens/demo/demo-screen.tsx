import { useTranslation } from 'react-i18next'
import { ActionLink } from '../../components/action/action.tsx'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'
import { FlowList } from '../../features/gallery/flow-list.tsx'
import { ShopMark } from '../../components/shop-mark/shop-mark.tsx'
import { paths } from '../../lib/paths.ts'

/** Shows the flows of the shop to developers. */
export default function DemoScreen() {
  const { t } = useTranslation('screens')
  return (
    <main className="wrap">
      <ShopMark />
      <ScreenHeading title={t('demo')}>{t('demoText')}</ScreenHeading>
      <FlowList />
      <ActionLink to={paths.home}>{t('backHome')}</ActionLink>
    </main>
  )
}

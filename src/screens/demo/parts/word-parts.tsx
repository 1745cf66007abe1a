import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../components/action/action.tsx'
import { Breadcrumbs } from '../../../components/breadcrumbs/breadcrumbs.tsx'
import { ContentsList } from '../../../components/contents-list/contents-list.tsx'
import { EmptyNotice } from '../../../components/empty-notice/empty-notice.tsx'
import { FailedNotice } from '../../../components/failed-notice/failed-notice.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import { RichText } from '../../../components/rich-text/rich-text.tsx'
import { ProfileTabs } from '../../../components/profile-tabs/profile-tabs.tsx'
import { Section } from '../../../components/section/section.tsx'
import { Share } from '../../../components/share/share.tsx'
import { SkeletonGroup, SkeletonText } from '../../../components/skeleton/skeleton.tsx'
import { Part } from './part.tsx'
import classes from './parts-page.module.css'
import { useOptions } from './use-options.tsx'

export const wordParts = [
  'Notice',
  'EmptyNotice',
  'FailedNotice',
  'Skeleton',
  'Breadcrumbs',
  'ProfileTabs',
  'ContentsList',
  'Section',
  'RichText',
  'Share',
]

/** What is read. */
export function WordParts() {
  const { t } = useTranslation('showcase')
  return (
    <>
      <Notices />
      <Part name="EmptyNotice">
        <EmptyNotice title={t('empty')} text={t('hint')}>
          <ActionButton>{t('action')}</ActionButton>
        </EmptyNotice>
      </Part>
      <Part name="FailedNotice">
        <FailedNotice message={t('wrong')} onRetry={() => undefined} />
      </Part>
      <Skeletons />
      <Part name="Breadcrumbs">
        <Breadcrumbs trail={[{ label: t('first'), to: '/demo/parts' }]} here={t('second')} />
      </Part>
      <Part name="ProfileTabs">
        <ProfileTabs
          label={t('label')}
          tabs={[
            { to: '/demo/parts', label: t('first'), isCurrent: true },
            { to: '/demo', label: t('toFlows'), isCurrent: false },
          ]}
        />
      </Part>
      <Part name="ContentsList">
        <ContentsList headings={[{ id: 'RichText', text: 'RichText' }]} />
      </Part>
      <Part name="Section">
        <Section title={t('first')} wayOn={{ to: '/demo', label: t('toFlows') }}>
          <p>{t('hint')}</p>
        </Section>
      </Part>
      <Part name="RichText">
        <RichText html={`<h3>${t('first')}</h3><p>${t('hint')}</p><ul><li>PVC</li><li>PP</li></ul>`} />
      </Part>
      <Part name="Share">
        <Share title={t('title')} />
      </Part>
    </>
  )
}

function Notices() {
  const { t } = useTranslation('showcase')
  const [{ tone, title, action }, options] = useOptions({
    tone: ['info', 'good', 'wrong'],
    title: true,
    action: true,
  })
  return (
    <Part name="Notice" options={options}>
      <div className={classes.wide}>
        <Notice
          key={tone}
          tone={tone}
          {...(title && { title: t('label') })}
          {...(action && { action: <ActionButton isSmall>{t('action')}</ActionButton> })}
        >
          {t('hint')}
        </Notice>
      </div>
    </Part>
  )
}

function Skeletons() {
  const [{ lines, height }, options] = useOptions({ lines: 3, height: 80 })
  return (
    <Part name="Skeleton" options={options}>
      <div className={classes.field}>
        <SkeletonGroup>
          <Skeleton height={height} />
          <SkeletonText lines={lines} />
        </SkeletonGroup>
      </div>
    </Part>
  )
}

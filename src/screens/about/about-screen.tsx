import { useTranslation } from 'react-i18next'
import { RichText } from '../../components/rich-text/rich-text.tsx'
import { SkeletonGroup } from '../../components/skeleton/skeleton.tsx'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { Section } from '../../components/section/section.tsx'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'
import { BranchList } from '../../features/content/branch-list.tsx'
import { readContent } from '../../flows/record/read-content.ts'
import { readBranches } from '../../features/content/read-showcase.ts'
import { useRecord } from '../../flows/record/use-record.ts'
import classes from './about-screen.module.css'

/** The company, its contact details and its branches. */
export default function AboutScreen() {
  const { t } = useTranslation(['content', 'screens', 'shell'])
  const branches = useRecord('showcase', 'branches', readBranches)
  return (
    <div className="wrap">
      <ScreenHeading title={t('screens:about')}>{t('screens:aboutText')}</ScreenHeading>
      <div className={classes.story}>
        <div className={classes.text}>
          <Text slug="about" />
        </div>
        <img
          className={classes.picture}
          src="/media/drawings/hero-rack.svg"
          width={810}
          height={600}
          alt={t('aboutPicture')}
        />
      </div>
      <div id="contact">
        <Section title={t('shell:contact')}>
          <div className={classes.text}>
            <Text slug="contact" />
          </div>
        </Section>
      </div>
      <Section title={t('branches')}>
        <BranchList view={branches.view} onRetry={branches.retry} />
      </Section>
    </div>
  )
}

function Text({ slug }: { slug: 'about' | 'contact' }) {
  const { t } = useTranslation('content')
  const { view, retry } = useRecord('content', slug, readContent)
  if (view.kind === 'shown') return <RichText html={view.item.contentHtml} />
  if (view.kind === 'loading') return <SkeletonGroup lines={8} />
  if (view.kind === 'notFound') return <p>{t('notWritten')}</p>
  return <FailedNotice message={t('failed')} onRetry={retry} />
}

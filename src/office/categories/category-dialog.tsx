import { Group, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfficeCategory } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx'
import { Overlay } from '../../components/overlay/overlay.tsx'
import { useFormat } from '../../lib/formats/use-format.ts'
import { EditNotices } from '../parts/edit-notices.tsx'
import { PictureDrop } from '../parts/picture-drop.tsx'
import classes from '../staff/staff-screen.module.css'
import type { Edit } from '../hooks/use-edit.ts'
import { addCategory, removeCategory, renameCategory, setCategoryPicture } from './category-api.ts'

interface CategoryDialogProps {
  /** The one that is changed; without it a new one is added. */
  category?: OfficeCategory
  /** Those that a new one can be below. */
  parents: readonly OfficeCategory[]
  edit: Edit
  onSaved: () => void
  onClose: () => void
}

const pathEndPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Asks for the names of a category, and for the end of its address if it is new. */
export function CategoryDialog({ category, parents, edit, onSaved, onClose }: CategoryDialogProps) {
  const { t } = useTranslation(['officeCategories', 'rules'])
  const [wrong, setWrong] = useState<readonly string[]>([])
  // Only its button closes it once something is typed: it would be lost.
  const [isTyped, setTyped] = useState(false)
  const title = category ? t('change') : t('add')
  const add = (text: (name: string) => string) => {
    const name = { th: text('nameTh'), en: text('nameEn') }
    const empty = [name.th === '' && 'nameTh', name.en === '' && 'nameEn']
    const faults = [...empty, !category && !pathEndPattern.test(text('pathEnd')) && 'pathEnd'].filter(
      (one) => one !== false,
    )
    setWrong(faults)
    if (faults.length > 0) return
    if (category) return edit.save(renameCategory(category.id, name), onSaved)
    const parentPath = text('parent')
    const body = { ...(parentPath !== '' && { parentPath }), pathEnd: text('pathEnd'), name }
    edit.save(addCategory(body), onSaved)
  }
  return (
    <Overlay opened title={title} onClose={onClose} persistent={edit.isSaving || isTyped}>
      <form
        className={classes.form}
        noValidate
        onChange={() => setTyped(true)}
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget)
          add((name) => String(typed.get(name) ?? '').trim())
        }}
      >
        <EditNotices edit={edit} words={category ? {} : { VALIDATION: t('refused') }} />
        {(['nameTh', 'nameEn'] as const).map((name) => (
          <TextInput
            key={name}
            name={name}
            label={t(name)}
            lang={name === 'nameTh' ? 'th' : 'en'}
            defaultValue={category?.name[name === 'nameTh' ? 'th' : 'en']}
            required
            maxLength={200}
            autoComplete="off"
            error={wrong.includes(name) && t('rules:required')}
          />
        ))}
        {!category && (
          <>
            <NativeSelect
              name="parent"
              label={t('parent')}
              data={[
                { value: '', label: t('top') },
                ...parents.map(({ path, depth, name }) => ({
                  value: path,
                  label: `${'– '.repeat(depth - 1)}${name.th}`,
                })),
              ]}
            />
            <TextInput
              name="pathEnd"
              label={t('pathEnd')}
              description={t('pathEndHint')}
              placeholder="sign-materials"
              lang="en"
              required
              maxLength={60}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              error={wrong.includes('pathEnd') && t('pathEndWrong')}
            />
          </>
        )}
        <Group gap={8} justify="end" align="stretch">
          <ActionButton onClick={onClose} disabled={edit.isSaving}>
            {t('cancel')}
          </ActionButton>
          <ActionButton type="submit" primary isWaiting={edit.isSaving}>
            {title}
          </ActionButton>
        </Group>
      </form>
    </Overlay>
  )
}

interface OneCategoryProps {
  category: OfficeCategory
  edit: Edit
  onSaved: () => void
  onClose: () => void
}

/** Asks before an empty category goes. */
export function CategoryRemoval({ category: { id, name }, edit, onSaved, onClose }: OneCategoryProps) {
  const { t } = useTranslation('officeCategories')
  const { language } = useFormat()
  return (
    <ConfirmDialog
      opened
      title={t('removeTitle', { name: name[language] })}
      confirmLabel={t('removeNow')}
      cancelLabel={t('cancel')}
      onCancel={onClose}
      onConfirm={() => edit.save(removeCategory(id), onSaved)}
      isWaiting={edit.isSaving}
      isDanger
    >
      {t('removeText', { name: name[language] })}
      <EditNotices edit={edit} words={{ VALIDATION: t('notRemoved') }} />
    </ConfirmDialog>
  )
}

/** Takes another picture for a category. */
export function CategoryPicture({ category, edit, onSaved, onClose }: OneCategoryProps) {
  const { t } = useTranslation('officeCategories')
  const { id, name } = category
  return (
    <Overlay opened title={t('picture')} onClose={onClose} persistent={edit.isSaving}>
      <p>{name.th}</p>
      <PictureDrop
        label={t('choosePicture', { name: name.th })}
        edit={edit}
        onTake={(picture) => edit.save(setCategoryPicture(id, picture), onSaved)}
      />
    </Overlay>
  )
}

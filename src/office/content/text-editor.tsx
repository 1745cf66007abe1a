import '@mantine/core/styles/Popover.layer.css'
import '@mantine/tiptap/styles.layer.css'
import { RichTextEditor } from '@mantine/tiptap'
import { IconPhotoPlus, IconTable } from '@tabler/icons-react'
import { getSchema } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import { useEditor } from '@tiptap/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import rich from '../../components/rich-text/rich-text.module.css'
import { sanitise } from '../../components/rich-text/sanitise.ts'
import { editorExtensions } from './editor-extensions.ts'
import { PictureDialog } from './picture-dialog.tsx'
import classes from './text-editor.module.css'

interface TextEditorProps {
  label: string
  /** What it begins with; another text needs another `key`. */
  html: string
  onChange: (html: string) => void
  /** Whether pictures can be uploaded into it. */
  takesPictures?: boolean
}

const schema = getSchema(editorExtensions)

/** A text in the tags that the server's sanitiser leaves. */
export function TextEditor({ label, html, onChange, takesPictures }: TextEditorProps) {
  const { t } = useTranslation('officeContent')
  // The page's policy takes HTML only from the sanitiser, and styles only from its own files.
  const [content] = useState(() => DOMParser.fromSchema(schema).parse(sanitise(html)).toJSON() as object)
  const editor = useEditor({
    extensions: editorExtensions,
    content,
    injectCSS: false,
    editorProps: {
      attributes: { class: rich.text ?? '', role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      handlePaste(view, event) {
        const pasted = event.clipboardData?.getData('text/html')
        if (!pasted) return false
        const slice = DOMParser.fromSchema(view.state.schema).parseSlice(sanitise(pasted))
        view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView())
        return true
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  const [isAsking, setAsking] = useState(false)
  const tool = (name: 'h2' | 'h3' | 'bold' | 'italic' | 'blockquote' | 'bulletList' | 'orderedList') => ({
    'aria-label': t(`tool_${name}`),
    title: t(`tool_${name}`),
  })
  return (
    <RichTextEditor
      editor={editor}
      withTypographyStyles={false}
      labels={{
        linkControlLabel: t('tool_link'),
        linkEditorInputLabel: t('tool_linkAddress'),
        linkEditorInputPlaceholder: '/product',
        linkEditorExternalLink: t('tool_linkExternal'),
        linkEditorInternalLink: t('tool_linkInternal'),
        linkEditorSave: t('tool_linkSave'),
      }}
      classNames={{ root: classes.editor, toolbar: classes.toolbar, content: classes.text }}
    >
      <RichTextEditor.Toolbar role="toolbar" aria-label={t('tools')}>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 {...tool('h2')} />
          <RichTextEditor.H3 {...tool('h3')} />
          <RichTextEditor.Bold {...tool('bold')} />
          <RichTextEditor.Italic {...tool('italic')} />
          <RichTextEditor.Blockquote {...tool('blockquote')} />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList {...tool('bulletList')} />
          <RichTextEditor.OrderedList {...tool('orderedList')} />
          <RichTextEditor.Control
            aria-label={t('tool_table')}
            title={t('tool_table')}
            onClick={() => editor.chain().focus().insertTable({ rows: 3, cols: 2 }).run()}
          >
            <IconTable size={16} stroke={1.6} aria-hidden />
          </RichTextEditor.Control>
          <RichTextEditor.Link />
          {takesPictures && (
            <RichTextEditor.Control
              aria-label={t('tool_picture')}
              title={t('tool_picture')}
              onClick={() => setAsking(true)}
            >
              <IconPhotoPlus size={16} stroke={1.6} aria-hidden />
            </RichTextEditor.Control>
          )}
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo aria-label={t('tool_undo')} title={t('tool_undo')} />
          <RichTextEditor.Redo aria-label={t('tool_redo')} title={t('tool_redo')} />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
      {isAsking && (
        <PictureDialog
          onClose={() => setAsking(false)}
          onInsert={({ url, width, height }, alt) => {
            setAsking(false)
            editor.chain().focus().setImage({ src: url, alt, width, height }).run()
          }}
        />
      )}
    </RichTextEditor>
  )
}

import { Extension, Node, type Extensions } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'image figcaption?',
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
})

const Caption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
})

/** Other pages link to parts of a text by these ids. */
const PartIds = Extension.create({
  name: 'partIds',
  addGlobalAttributes: () => [{ types: ['heading'], attributes: { id: { default: null } } }],
})

/** What the server's sanitiser leaves in a text, and nothing else: a test holds the two together. */
export const editorExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
    },
    code: false,
    codeBlock: false,
    hardBreak: false,
    horizontalRule: false,
    strike: false,
    underline: false,
  }),
  TableKit.configure({ table: { resizable: false } }),
  Image,
  Figure,
  Caption,
  PartIds,
]

declare const plugin: { meta: { name: string }; rules: Record<string, object> }
export default plugin

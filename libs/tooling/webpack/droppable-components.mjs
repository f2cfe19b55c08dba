/**
 * A webpack loader for libraries that make components with `forwardRef` and name them for React's developer tools.
 * No minifier may drop such a call, or an assignment to its result, by itself: every component would stay in the first
 * visit, used or not. Contexts are the same.
 */
export default function droppableComponents(source) {
  return source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
}

import { isPermittedLink, permittedSchemes, permittedTags } from '@narae/contracts/permitted-html';
import type { Extensions } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';

const levels = ([1, 2, 3, 4, 5, 6] as const).filter((level) =>
  permittedTags.some((tag) => tag === `h${level}`),
);

/**
 * What can stand in a text: the permitted tags (COMMUNITY-7) and nothing else, so that whatever is pasted or typed as
 * HTML becomes what the server would keep.
 */
export const htmlExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels },
    link: {
      isAllowedUri: isPermittedLink,
      protocols: permittedSchemes.filter((scheme) => scheme !== 'https'),
      defaultProtocol: 'https',
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null },
    },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
  }),
];

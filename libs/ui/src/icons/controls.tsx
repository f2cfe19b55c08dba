import { Svg, type IconProps } from './svg.tsx';

export const IconClose = (props: IconProps) => (
  <Svg {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Svg>
);
export const IconChevronLeft = (props: IconProps) => (
  <Svg {...props}>
    <path d="m14.5 6-6 6 6 6" />
  </Svg>
);
export const IconChevronRight = (props: IconProps) => (
  <Svg {...props}>
    <path d="m9.5 6 6 6-6 6" />
  </Svg>
);
export const IconChevronUp = (props: IconProps) => (
  <Svg {...props}>
    <path d="m6 14.5 6-6 6 6" />
  </Svg>
);
export const IconChevronDown = (props: IconProps) => (
  <Svg {...props}>
    <path d="m6 9.5 6 6 6-6" />
  </Svg>
);
export const IconRetry = (props: IconProps) => (
  <Svg {...props}>
    <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4.5V9H15" />
  </Svg>
);

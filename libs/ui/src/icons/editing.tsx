import { Svg, type IconProps } from './svg.tsx';

export const IconUpload = (props: IconProps) => (
  <Svg {...props}>
    <path d="M12 15.5V5M8 8.5 12 4.5l4 4M4.5 15v3a1.5 1.5 0 0 0 1.5 1.5h12a1.5 1.5 0 0 0 1.5-1.5v-3" />
  </Svg>
);
export const IconTrash = (props: IconProps) => (
  <Svg {...props}>
    <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12a1 1 0 0 0 1 1h7.4a1 1 0 0 0 1-1l.8-12M10 11v5M14 11v5" />
  </Svg>
);
export const IconEdit = (props: IconProps) => (
  <Svg {...props}>
    <path d="M5 19h3.5L19 8.5 15.5 5 5 15.5zM13 7.5 16.5 11" />
  </Svg>
);
export const IconEye = (props: IconProps) => (
  <Svg {...props}>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.8" />
  </Svg>
);
export const IconEyeOff = (props: IconProps) => (
  <Svg {...props}>
    <path d="M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.2 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9.3 9.3 0 0 0 4-.9M9.8 10a2.8 2.8 0 0 0 4 4M4 4l16 16" />
  </Svg>
);

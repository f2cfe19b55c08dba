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
export const IconCheck = (props: IconProps) => (
  <Svg {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Svg>
);
export const IconPlus = (props: IconProps) => (
  <Svg {...props}>
    <path d="M12 5.5v13M5.5 12h13" />
  </Svg>
);
export const IconMinus = (props: IconProps) => (
  <Svg {...props}>
    <path d="M5.5 12h13" />
  </Svg>
);
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
export const IconCopy = (props: IconProps) => (
  <Svg {...props}>
    <rect x="8.5" y="8.5" width="11" height="11" rx="2" />
    <path d="M15.5 8.5V6a1.5 1.5 0 0 0-1.5-1.5H6A1.5 1.5 0 0 0 4.5 6v8A1.5 1.5 0 0 0 6 15.5h2.5" />
  </Svg>
);
export const IconExternal = (props: IconProps) => (
  <Svg {...props}>
    <path d="M13.5 4.5h6v6M19.5 4.5 11 13M17 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8.5A1.5 1.5 0 0 1 6 7h4" />
  </Svg>
);
export const IconHeart = (props: IconProps) => (
  <Svg {...props}>
    <path d="M12 19.5S4.5 15 4.5 9.5A4 4 0 0 1 12 7.6a4 4 0 0 1 7.5 1.9C19.5 15 12 19.5 12 19.5Z" />
  </Svg>
);
export const IconShare = (props: IconProps) => (
  <Svg {...props}>
    <path d="M12 14.5V4M8.5 7 12 3.5 15.5 7M7 10.5H5.5V20h13v-9.5H17" />
  </Svg>
);
export const IconWarning = (props: IconProps) => (
  <Svg {...props}>
    <path d="M12 4.5 3.8 19h16.4zM12 10v4M12 16.7h.01" />
  </Svg>
);
export const IconInfo = (props: IconProps) => (
  <Svg {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5M12 8h.01" />
  </Svg>
);
export const IconRetry = (props: IconProps) => (
  <Svg {...props}>
    <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4.5V9H15" />
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
export const IconFilter = (props: IconProps) => (
  <Svg {...props}>
    <path d="M4 6.5h16M7 12h10M10 17.5h4" />
  </Svg>
);
export const IconLock = (props: IconProps) => (
  <Svg {...props}>
    <rect x="5.5" y="10.5" width="13" height="9.5" rx="2" />
    <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
  </Svg>
);
export const IconQr = (props: IconProps) => (
  <Svg {...props}>
    <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v2.5M17.5 20H20v-1.5M14 20v-.5" />
  </Svg>
);

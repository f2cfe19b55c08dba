import { Svg, type IconProps } from './svg.tsx';

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

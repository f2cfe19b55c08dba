import { Svg, type IconProps } from './svg.tsx';

export const IconChat = (props: IconProps) => (
  <Svg {...props}>
    <path d="M9.5 4.5c-3.6 0-6.5 2.4-6.5 5.4 0 1.7.9 3.2 2.4 4.2L5 16.5l2.5-1.3a8 8 0 0 0 2 .2" />
    <path d="M21 14.6c0-2.6-2.5-4.7-5.6-4.7s-5.7 2.1-5.7 4.7 2.6 4.7 5.7 4.7c.7 0 1.3-.1 1.9-.3l2.2 1.1-.4-1.9c1.2-.9 1.9-2.2 1.9-3.6Z" />
    <path d="M7.5 8.5h.01M11.5 8.5h.01M13.7 13.7h.01M17.2 13.7h.01" />
  </Svg>
);
export const IconPayCard = (props: IconProps) => (
  <Svg {...props}>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
    <path d="M3.5 10h17M7 15h3.5" />
  </Svg>
);
export const IconPayAlipay = (props: IconProps) => (
  <Svg {...props}>
    <rect x="4" y="4" width="16" height="16" rx="3.5" />
    <path d="M8 8.5h8M12 6.5V11M8 11h7.5c-.6 2.3-3 5.5-5.7 5.5-1.3 0-2.3-.7-2.3-1.7 0-1.2 1.2-1.8 2.6-1.6 2.4.3 5 1.8 8.4 3.3" />
  </Svg>
);
export const IconPayWechat = (props: IconProps) => (
  <Svg {...props}>
    <path d="M12 4.5c-4.7 0-8.5 3-8.5 6.7 0 2.1 1.2 4 3.2 5.2L6 19.5l3.3-1.8c.9.2 1.8.3 2.7.3 4.7 0 8.5-3 8.5-6.8S16.7 4.5 12 4.5Z" />
    <path d="m8.5 11 2.5 2.3L16 9" />
  </Svg>
);
export const IconPayPaypal = (props: IconProps) => (
  <Svg {...props}>
    <path d="M8 20.5 10.3 5a1 1 0 0 1 1-.9h4.2c2.6 0 4 1.5 3.6 3.9-.5 3-2.6 4.5-5.6 4.5H10" />
    <path d="M5 17.5 7 4.5" opacity=".45" />
  </Svg>
);
export const IconPayUnion = (props: IconProps) => (
  <Svg {...props}>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
    <path d="m9.5 5.5-2.5 13M14.5 5.5 12 18.5" />
  </Svg>
);

import type { LanTp, OrderTicket } from '@narae/contracts';
import { shownTicketNo } from '@narae/rules';
import { qrPng, type MailPicture, type MailSection } from '@narae/service-kit';

interface TicketMailLabels {
  readonly title: string;
  /** Alternative text of the code's picture. */
  readonly code: (number: string) => string;
  readonly note: string;
}

const labels: Readonly<Record<LanTp, TicketMailLabels>> = {
  CHN: {
    title: '电子票',
    code: (number) => `票号${number}的二维码`,
    note: '出发当天每位旅客出示自己的二维码，手机或打印件均可。若看不到图片，请在订单页面查看。更改姓名后，旧票作废。',
  },
  KOR: {
    title: '티켓',
    code: (number) => `티켓 ${number}의 QR 코드`,
    note: '출발일에 여행자마다 자기 QR 코드를 보여 주세요. 휴대폰 화면과 인쇄물 모두 가능합니다. 코드가 보이지 않으면 주문 페이지에서 확인해 주세요. 이름을 바꾸면 이전 티켓은 무효가 됩니다.',
  },
  ENG: {
    title: 'Tickets',
    code: (number) => `QR code of ticket ${number}`,
    note: 'On the day, each traveller shows their own code, on a phone or on paper. If you cannot see the codes, you find them on your order page. After a change of name the old ticket is void.',
  },
  JPN: {
    title: 'チケット',
    code: (number) => `チケット${number}のQRコード`,
    note: '出発当日、お一人ずつご自分のコードをご提示ください。スマートフォンでも印刷でもかまいません。コードが表示されない場合は、ご注文ページでご確認いただけます。お名前を変更すると、以前のチケットは無効になります。',
  },
  VTN: {
    title: 'Vé',
    code: (number) => `Mã QR của vé ${number}`,
    note: 'Ngày khởi hành, mỗi khách xuất trình mã của mình trên điện thoại hoặc bản in. Nếu không thấy mã, hãy xem trên trang đơn hàng. Sau khi đổi tên, vé cũ hết hiệu lực.',
  },
};

/** CSS pixels: fits beside a name on a phone, and readers take it from the screen. */
const CODE_SIZE = 180;

const cidOf = (ticket_no: string): string => `ticket-${ticket_no}@narae`;

/** In the text of a mail the number alone (TICKET-1). */
export const ticketSection = (
  tickets: readonly Pick<OrderTicket, 'mem_nm' | 'ticket_no'>[],
  lanTp: LanTp,
): MailSection => {
  const { title, code, note } = labels[lanTp];
  return {
    title,
    rows: tickets.map(({ mem_nm, ticket_no }) => {
      const number = shownTicketNo(ticket_no);
      return {
        label: mem_nm,
        values: [number],
        image: { cid: cidOf(ticket_no), alt: code(number), size: CODE_SIZE },
      };
    }),
    notes: [note],
  };
};

/** Drawn when a mail is sent, and not stored. */
export const ticketPictures = (tickets: readonly OrderTicket[]): Promise<MailPicture[]> =>
  Promise.all(
    tickets.map(async ({ ticket_no, token }) => ({
      cid: cidOf(ticket_no),
      filename: `ticket-${shownTicketNo(ticket_no)}.png`,
      content: await qrPng(token),
    })),
  );

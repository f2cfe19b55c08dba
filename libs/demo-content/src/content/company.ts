import { desk } from '@narae/contracts/desk';
import type { PerLanguage } from './types.ts';

interface Company {
  readonly name: string;
  readonly about: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
}

const LICENCE = '123-45-67890';
const TOURISM_LICENCE = '2026-000017';

const COMPANY: PerLanguage<Company> = {
  KOR: {
    name: '(주)나래트래블',
    about: [
      '‘나래’는 날개를 뜻하는 우리말입니다. 2016년 서울 종로의 작은 사무실에서 시작해, 한국을 좋아하는 분들이 가고 싶은 곳에 가볍게 닿을 수 있도록 돕고 있습니다.',
      '모든 투어는 직접 걸어 보고 만듭니다. 가격에 무엇이 들어 있는지, 몇 자리가 남았는지, 취소하면 얼마를 돌려받는지 예약 전에 알려 드립니다.',
    ],
    facts: [
      ['대표', '김나래'],
      ['주소', '서울특별시 종로구 사직로 12'],
      ['사업자등록번호', LICENCE],
      ['관광사업등록번호', TOURISM_LICENCE],
      ['전화', desk.tel],
      ['이메일', desk.email],
      ['상담 시간', '평일 9:00~18:00 (한국 시간)'],
    ],
  },
  ENG: {
    name: 'Narae Travel Co., Ltd.',
    about: [
      'Narae is an old Korean word for wing. We began in 2016 in a small office in Jongno, Seoul, and we help people who love Korea reach the places they dream about without the worry.',
      'We walk every tour before we sell it. Before you book you can see what the price covers, how many seats are left and what you would get back if your plans change.',
    ],
    facts: [
      ['Representative', 'Kim Na-rae'],
      ['Address', '12 Sajik-ro, Jongno-gu, Seoul, Republic of Korea'],
      ['Business licence', LICENCE],
      ['Tourism licence', TOURISM_LICENCE],
      ['Phone', desk.tel],
      ['Email', desk.email],
      ['Hours', 'Weekdays 9:00–18:00 (Korean time)'],
    ],
  },
  CHN: {
    name: 'Narae Travel株式会社',
    about: [
      '“Narae”取自韩语中的“翅膀”一词。2016年，我们从首尔钟路的一间小办公室起步，只想让喜欢韩国的人轻松抵达心里想去的地方。',
      '每条线路我们都亲自走过才上架。下单之前，您就能看到价格包含哪些项目、还剩几个名额，以及取消时能退回多少。',
    ],
    facts: [
      ['法定代表人', '金娜莱'],
      ['地址', '韩国首尔特别市钟路区社稷路12号'],
      ['营业执照编号', LICENCE],
      ['旅行社许可证号', TOURISM_LICENCE],
      ['电话', desk.tel],
      ['邮箱', desk.email],
      ['客服时间', '工作日9:00–18:00（韩国时间）'],
    ],
  },
  JPN: {
    name: '株式会社ナレトラベル',
    about: [
      '「Narae（ナレ）」は、韓国の古い言葉で「翼」を意味します。2016年、ソウル・鍾路の小さな事務所から始まり、韓国が好きな方が行きたい場所へ身軽に飛んで行けるようお手伝いしています。',
      'どのツアーも、自分たちで歩いてから販売しています。料金に含まれるもの、残りの席数、キャンセル時の返金額は、ご予約の前にご確認いただけます。',
    ],
    facts: [
      ['代表者', 'キム・ナレ'],
      ['所在地', '大韓民国ソウル特別市鍾路区社稷路12'],
      ['事業者登録番号', LICENCE],
      ['観光事業登録番号', TOURISM_LICENCE],
      ['電話', desk.tel],
      ['メールアドレス', desk.email],
      ['受付時間', '平日9:00〜18:00（韓国時間）'],
    ],
  },
  VTN: {
    name: 'Công ty TNHH Narae Travel',
    about: [
      '“Narae” là một từ thuần Hàn, nghĩa là đôi cánh. Từ một văn phòng nhỏ ở Jongno, Seoul năm 2016, chúng tôi giúp những người yêu Hàn Quốc đến được nơi mình mong ước một cách nhẹ nhàng.',
      'Tour nào chúng tôi cũng tự đi trước rồi mới bán. Trước khi đặt, bạn biết rõ giá gồm những gì, còn bao nhiêu chỗ và được hoàn bao nhiêu nếu phải hủy.',
    ],
    facts: [
      ['Người đại diện', 'Kim Na-rae'],
      ['Địa chỉ', '12 Sajik-ro, Jongno-gu, Seoul, Hàn Quốc'],
      ['Số giấy phép kinh doanh', LICENCE],
      ['Giấy phép lữ hành', TOURISM_LICENCE],
      ['Điện thoại', desk.tel],
      ['Email', desk.email],
      ['Giờ làm việc', 'Thứ Hai–Thứ Sáu, 9:00–18:00 (giờ Hàn Quốc)'],
    ],
  },
};

/** company_content of one language: HTML of h2, p, ul, li and strong. Everything in it is fictional. */
export function companyHtml(language: keyof typeof COMPANY): string {
  const { name, about, facts } = COMPANY[language];
  const rows = facts.map(([label, value]) => `<li><strong>${label}</strong> ${value}</li>`).join('');
  return `<h2>${name}</h2>${about.map((text) => `<p>${text}</p>`).join('')}<ul>${rows}</ul>`;
}

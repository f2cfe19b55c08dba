import { storyText, type DemoKpopInfo } from '../story.ts';

export const birthdayCafes: DemoKpopInfo = {
  info_seq: 'INFO000008',
  kpop_category: 'guide',
  artist: 'iru',
  daysAgo: 45,
  prod_id: 'P000026',
  films: [],
  list: ['flatlay', 'teal', 9],
  carousel: [
    ['foodTable', 'rose', 4],
    ['hanokAlley', 'gold', 5],
  ],
  texts: {
    KOR: storyText(
      '생일 카페란 무엇일까요? 성수동에서 배우기',
      '팬이 여는 하루짜리 카페를 즐기는 방법.',
      '가수의 생일이 다가오면 팬들이 며칠 동안 카페를 빌려 사진과 꽃으로 꾸밉니다. 음료를 주문하면 그림이 그려진 컵홀더를 함께 줍니다. 성수동에는 이런 행사를 자주 여는 카페가 모여 있습니다.',
      [
        '들르는 순서',
        '문을 여는 오전 11시가 가장 한가합니다. 한 곳에 오래 앉기보다 두세 곳을 가볍게 돌아보세요.',
      ],
      ['작은 예절', '컵홀더만 받아 가지 않고 음료를 주문합니다. 다른 손님의 얼굴이 나오지 않게 찍어 주세요.'],
    ),
    ENG: storyText(
      'What is a birthday café? Lessons from Seongsu',
      'How to enjoy a café that fans run for a day.',
      'When a singer’s birthday comes near, fans take over a café for a few days and fill it with pictures and flowers. Each drink comes in a cup sleeve drawn for the day. Many cafés in Seongsu are used to hosting them.',
      [
        'When to go',
        'Eleven in the morning, when they open, is the quietest. Visit two or three briefly rather than one for long.',
      ],
      [
        'Small courtesies',
        'Order a drink rather than only taking the sleeve, and keep other guests out of your pictures.',
      ],
    ),
    CHN: storyText(
      '什么是生日咖啡馆？去圣水洞看看',
      '教您逛懂粉丝包下的一日咖啡馆。',
      '歌手生日临近时，粉丝会包下咖啡馆几天，用照片和鲜花布置起来。点一杯饮料，就会配上当天专属的手绘杯套。圣水洞有不少常办这类活动的咖啡馆。',
      ['什么时候去', '上午十一点刚开门时人最少。与其在一家久坐，不如轻松逛两三家。'],
      ['小小的礼貌', '请点饮料，不要只拿杯套；拍照时避开其他客人的脸。'],
    ),
    JPN: storyText(
      'センイルカフェって何？聖水で体験',
      'ファンが開く一日カフェの楽しみ方。',
      '歌手の誕生日が近づくと、ファンが数日間カフェを貸し切り、写真と花で飾ります。飲み物を頼むと、その日だけのカップスリーブがもらえます。聖水には、こうした催しをよく開くカフェが集まっています。',
      [
        'めぐり方',
        '開店直後の午前11時がいちばん空いています。一か所に長居するより、2〜3軒を気軽に回るのがおすすめです。',
      ],
      [
        'ちいさなマナー',
        'カップスリーブだけを持ち帰らず、飲み物を注文しましょう。撮影の際はほかのお客さまが写らないように。',
      ],
    ),
    VTN: storyText(
      'Quán cà phê sinh nhật là gì? Ghé Seongsu để biết',
      'Cách tận hưởng quán cà phê do fan mở trong một ngày.',
      'Gần đến sinh nhật ca sĩ, fan thuê hẳn một quán cà phê vài ngày và trang trí bằng ảnh cùng hoa. Gọi một ly nước, bạn sẽ nhận được ống bọc ly vẽ riêng cho dịp đó. Ở Seongsu có nhiều quán quen tổ chức như vậy.',
      [
        'Nên đi lúc nào',
        'Mười một giờ sáng, khi vừa mở cửa, là lúc vắng nhất. Thay vì ngồi lâu một chỗ, bạn hãy ghé hai ba quán.',
      ],
      [
        'Phép lịch sự nho nhỏ',
        'Hãy gọi nước chứ đừng chỉ lấy ống bọc ly, và tránh chụp dính mặt khách khác.',
      ],
    ),
  },
};
